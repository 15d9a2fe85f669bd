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
  private static final List<String> KEYS = List.of("cannot", "lasts", "again");

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
    if (json == null) {
      return states;
    }
    for (Json.Member member : Members.named(Members.object(json, file))) {
      Json.Obj state = Members.object(member.value(), file);
      Map<Integer, Change> changes = new HashMap<>();
      if (state == null) {
        continue;
      }
      for (Json.Member change : Members.named(state)) {
        if (KEYS.contains(change.name())) {
          continue;
        }
        int value = names.values.indexOf(change.name());
        if (value < 0) {
          file.wrong(
              Code.NAME,
              change.at(),
              "no unit has " + Asking.article(change.name()),
              Nearest.of(change.name(), KEYS)
                  .map(it -> "did you mean `" + it + "`?")
                  .orElse(names.meantValue(change.name())));
        } else {
          Change read = changing.read(change.value());
          if (read != null) {
            changes.put(value, read);
          }
        }
      }
      Written.State said = fixed(state);
      states.add(
          new State(
              member.name(),
              states.size(),
              changes,
              said.cannot(),
              said.lasts(),
              effects.read(said.again(), Place.UNIT),
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

  /** What is said by other keys than values. */
  private Written.State fixed(Json.Obj state) {
    List<Json.Member> fixed =
        state.members().stream().filter(it -> KEYS.contains(it.name())).toList();
    return file.read(new Json.Obj(fixed, state.at()), Written.State.class);
  }
}
