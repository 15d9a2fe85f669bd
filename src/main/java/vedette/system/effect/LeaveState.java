package vedette.system.effect;

import java.util.List;
import java.util.regex.Matcher;
import vedette.system.query.Property;
import vedette.system.query.SectionReader;

/**
 * The effect by which the target, or the units of a side, leave a state.
 *
 * @param state the state
 * @param times the number of times, for a counted state; 0 for completely
 */
public record LeaveState(Property state, int times) implements Effect.EffectAction {
  private static final String NOT = "not ";

  static final EffectKind KIND =
      new EffectKind(
          "not 1 pin",
          List.of(),
          List.of("not"),
          (words, place, part) -> words.startsWith(NOT) ? read(words, part) : null);

  private static LeaveState read(String words, SectionReader part) {
    Matcher times = EnterState.TIMES.matcher(words).region(NOT.length(), words.length());
    return times.matches()
        ? new LeaveState(
            EnterState.counted(times, part.names()), Integer.parseInt(times.group("times")))
        : new LeaveState(
            EnterState.state(words.substring(NOT.length()), NOT.length(), part.names()), 0);
  }

  @Override
  public void on(EffectTarget target) {
    target.shed(state.index(), times);
  }

  @Override
  public String toString() {
    return NOT + (times == 0 ? "" : times + " ") + state.name();
  }
}
