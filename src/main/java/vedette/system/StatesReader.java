package vedette.system;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.system.EffectKind.Place;

/** Reads states: what they change, what they forbid, how long they last. */
final class StatesReader {
  private static final List<String> KEYS = List.of("cannot", "counts", "lasts", "again");

  private final SectionReader part;

  StatesReader(SectionReader part) {
    this.part = part.in(Code.CHANGE);
  }

  /** The states of a file; what is wrong with them is reported. */
  List<State> read(Json.Obj written) {
    List<State> states = new ArrayList<>();
    for (Json.Member member : Members.named(written)) {
      Written.State state = part.read(member.value(), Written.State.class);
      if (state != null) {
        Map<Integer, Change> changes = changes(state);
        SectionReader asking = part.with(Scope.UNITS.asking("`" + member.name() + "` asks"));
        if (state.counts() > 0) {
          counted(state, changes);
        }
        states.add(
            new State(
                member.name(),
                states.size(),
                changes,
                state.cannot(),
                state.counts(),
                state.lasts(),
                new EffectReader(asking).read(state.again(), Place.UNIT),
                member.at()));
      }
    }
    states.forEach(state -> again(state, states));
    return states;
  }

  private Map<Integer, Change> changes(Written.State state) {
    Map<Integer, Change> changes = new HashMap<>();
    state
        .changes()
        .forEach(
            (name, written) -> {
              int value = part.names().values.indexOf(name);
              Change change = value < 0 ? null : ChangeReader.read(written, part);
              if (change != null) {
                changes.put(value, change);
              } else if (value < 0) {
                part.wrong(
                    Code.NAME,
                    state.here().member(name).at(),
                    "no unit has " + Names.article(name),
                    Nearest.of(name, KEYS)
                        .map(it -> "did you mean `" + it + "`?")
                        .orElse(part.names().meantValue(name)));
              }
            });
    return changes;
  }

  /** What does not go with a state that counts. */
  private void counted(Written.State state, Map<Integer, Change> changes) {
    changes.forEach(
        (value, change) -> {
          if (change.multiplies()) {
            part.wrong(
                state.changes().get(part.names().values.name(value)).at(),
                "`" + change + "` is a factor, and a state that counts adds",
                "a whole number for each time, as -1");
          }
        });
    if (state.lasts() == State.Lasts.NEXT_ROUND) {
      part.wrong(
          state.here().member("lasts").at(),
          "a state that counts lasts one round or the whole fight",
          "\"round\"; an effect takes it away, \"not 1 pin\" or \"not pin\" of a state `pin`");
    }
    part.refuse(
        state.here(),
        List.of("again"),
        "does nothing in a state that counts",
        "\"lose 1 if target pin >= 3\" asks what it has come to");
  }

  /** A state whose coming again brings it again would never end. */
  private void again(State state, List<State> states) {
    Set<Integer> brought = new HashSet<>();
    List<State> left = new ArrayList<>(List.of(state));
    while (!left.isEmpty()) {
      for (Effect effect : left.remove(left.size() - 1).again()) {
        if (effect.what() instanceof Gets gets
            && brought.add(gets.state().index())
            && gets.state().index() < states.size()) {
          left.add(states.get(gets.state().index()));
        }
      }
    }
    if (brought.contains(state.index())) {
      part.wrong(
          Code.EFFECT,
          state.at(),
          "`" + state.name() + "` comes again by its own `again`, for ever",
          "let `again` cost something: \"lose 1\"");
    }
  }
}
