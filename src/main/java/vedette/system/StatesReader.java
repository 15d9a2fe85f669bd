package vedette.system;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.system.effect.Effect;
import vedette.system.effect.EnterState;
import vedette.system.query.Change;
import vedette.system.query.ChangeReader;
import vedette.system.query.Code;
import vedette.system.query.Members;
import vedette.system.query.Names;
import vedette.system.query.Places;
import vedette.system.query.SectionReader;

/** A reader of the effects of states, which checks that their rules agree. */
final class StatesReader {
  private static final List<String> KEYS = List.of("cannot", "counts", "lasts", "again");

  private final SectionReader part;
  private final Places places;

  StatesReader(SectionReader part, Places places) {
    this.part = part.withCode(Code.CHANGE);
    this.places = places;
  }

  /** Reports the errors in the states of a file. */
  void check(List<State> states) {
    for (State state : states) {
      if (state.counts() > 0) {
        counted(state);
      }
      checkReentry(state, states);
    }
  }

  /** Returns changes of values, by the index of the value. */
  static Map<Integer, Change> changes(SectionReader section, Json written) {
    SectionReader part = section.withCode(Code.CHANGE);
    Map<Integer, Change> changes = new HashMap<>();
    for (Json.Member member : Members.named(written)) {
      int value = part.names().values().indexOf(member.name());
      Change change = value < 0 ? null : ChangeReader.read(part, member.value());
      if (change != null) {
        changes.put(value, change);
      } else if (value < 0) {
        part.report(
            Code.NAME,
            member.at(),
            "no unit has " + Names.article(member.name()),
            Nearest.of(member.name(), KEYS)
                .map(it -> "did you mean `" + it + "`?")
                .orElse(part.names().meantValue(member.name())));
      }
    }
    return changes;
  }

  /** Reports rules that a counted state cannot have. */
  private void counted(State state) {
    state
        .changes()
        .forEach(
            (value, change) -> {
              if (change.multiplies()) {
                part.report(
                    places.of("states", state.name(), part.names().values().name(value)),
                    "`" + change + "` is a factor, but a state that counts adds",
                    "write a whole number for each time, as -1");
              }
            });
    if (state.lasts() == State.Duration.NEXT_ROUND) {
      part.report(
          places.ofKey("states", state.name(), "lasts"),
          "a state that counts lasts one round or the whole fight",
          "write \"round\"; effects such as \"not 1 pin\" or \"not pin\" remove a state `pin`"
              + " earlier");
    }
    if (places.value("states", state.name(), "again") != null) {
      part.report(
          places.ofKey("states", state.name(), "again"),
          "`again` has no effect in a state that counts",
          "remove it; a condition such as \"lose 1 if target pin >= 3\" checks the count");
    }
  }

  /** Reports a state that enters itself whenever it is entered again: it would never end. */
  private void checkReentry(State state, List<State> states) {
    Set<Integer> brought = new HashSet<>();
    List<State> left = new ArrayList<>(List.of(state));
    while (!left.isEmpty()) {
      for (Effect effect : left.remove(left.size() - 1).again()) {
        if (effect.what() instanceof EnterState gets
            && brought.add(gets.state().index())
            && gets.state().index() < states.size()) {
          left.add(states.get(gets.state().index()));
        }
      }
    }
    if (brought.contains(state.index())) {
      part.report(
          Code.EFFECT,
          state.at(),
          "`" + state.name() + "` repeats itself by its own `again` without end",
          "write a loss in `again`, such as \"lose 1\"");
    }
  }
}
