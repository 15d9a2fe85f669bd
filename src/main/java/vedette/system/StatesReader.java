package vedette.system;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.system.EffectReader.Place;

/** Reads states: what they change, what they forbid, how long they last. */
final class StatesReader {
  private final Names names;
  private final ChangeReader changing;
  private final EffectReader effects;
  private final Members.File file;

  StatesReader(Names names, EffectReader effects, Members.File file) {
    this.names = names;
    changing = new ChangeReader(file);
    this.effects = effects;
    this.file = file;
  }

  /** The states of a file; what is wrong with them is reported. */
  List<State> read(Json json) {
    List<State> states = new ArrayList<>();
    Members all = json == null ? null : Members.any(json, file);
    if (all == null) {
      return states;
    }
    for (Json.Member member : all.named()) {
      Members state = Members.any(member.value(), file);
      Map<Integer, Change> changes = new HashMap<>();
      if (state == null) {
        continue;
      }
      for (Json.Member change : state.named()) {
        if (List.of("cannot", "lasts", "again").contains(change.name())) {
          continue;
        }
        int value = names.values.indexOf(change.name());
        if (value < 0) {
          file.wrong(
              Code.NAME,
              change.at(),
              "no unit has " + Asking.article(change.name()),
              Nearest.of(change.name(), List.of("cannot", "lasts", "again"))
                  .map(it -> "did you mean `" + it + "`?")
                  .orElse(names.meantValue(change.name())));
        } else {
          Change read = changing.read(change.value());
          if (read != null) {
            changes.put(value, read);
          }
        }
      }
      states.add(
          new State(
              member.name(),
              states.size(),
              changes,
              state.word(
                  "cannot",
                  State.Cannot.class,
                  State.Cannot.NOTHING,
                  word ->
                      new String[] {
                        "`" + word + "` is nothing that a state forbids", "attack, defend or fight"
                      }),
              lasts(state),
              effects.read(state.get("again"), Place.UNIT),
              member.at()));
    }
    states.forEach(state -> again(state, states));
    return states;
  }

  /** A state whose coming again brings it again would never end. */
  private void again(State state, List<State> states) {
    Set<Integer> brought = new HashSet<>();
    List<State> left = new ArrayList<>(List.of(state));
    while (!left.isEmpty()) {
      for (Effect effect : left.remove(left.size() - 1).again()) {
        boolean gets = effect.what() instanceof Effect.Gets;
        int next = gets ? ((Effect.Gets) effect.what()).state() : -1;
        if (gets && brought.add(next) && next < states.size()) {
          left.add(states.get(next));
        }
      }
    }
    if (brought.contains(state.index())) {
      file.wrong(
          Code.EFFECT,
          state.at(),
          "`" + state.name() + "` comes again by its own `again`, for ever",
          "let `again` cost something: \"lose 1\"");
    }
  }

  private State.Lasts lasts(Members state) {
    Json json = state.get("lasts");
    if (json == null) {
      return State.Lasts.FIGHT;
    }
    String word = Members.shown(json);
    if (word.equals("round") || word.equals("next round")) {
      return word.equals("round") ? State.Lasts.ROUND : State.Lasts.NEXT_ROUND;
    }
    file.wrong(
        Code.VALUE,
        json.at(),
        (json instanceof Json.Str ? "`" + word + "`" : word) + " is no time that a state lasts",
        "\"round\", \"next round\", or leave it out for the whole fight");
    return State.Lasts.FIGHT;
  }
}
