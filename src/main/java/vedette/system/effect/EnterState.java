package vedette.system.effect;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.source.Nearest;
import vedette.source.TextFault;
import vedette.system.query.Code;
import vedette.system.query.Names;
import vedette.system.query.Property;
import vedette.system.query.SectionReader;

/**
 * The effect by which the target, or the units of a side, enter a state.
 *
 * @param state the state
 * @param times the number of times, for a counted state
 */
public record EnterState(Property state, int times) implements Effect.EffectAction {
  /** Help for a name that is no state and could be one. */
  static final String ADD_STATE = "add it to \"states\"";

  /** A counted state with its number. */
  static final Pattern TIMES = Pattern.compile("(?<times>[1-9]\\d?) (?<state>\\S+)");

  static final EffectKind KIND =
      new EffectKind("2 pin", List.of(), List.of(), (words, place, part) -> read(words, part));

  private static EnterState read(String words, SectionReader part) {
    Matcher times = TIMES.matcher(words);
    if (times.matches()) {
      return new EnterState(counted(times, part.names()), Integer.parseInt(times.group("times")));
    }
    return part.names().states().contains(words)
        ? new EnterState(state(words, 0, part.names()), 1)
        : null;
  }

  /** Returns the state behind a number, which must be counted. */
  static Property counted(Matcher times, Names names) {
    String name = times.group("state");
    Property state = state(name, times.start("state"), names);
    if (!names.counted().contains(name)) {
      throw uncounted(name, times.start("times"));
    }
    return state;
  }

  /** Returns the fault of a number at a state that is not counted. */
  static TextFault uncounted(String state, int offset) {
    return new TextFault(
        offset,
        "`" + state + "` takes no number: a unit is in it or not",
        "leave the number out, or add \"counts\": 9 to the state");
  }

  /** Returns the state of a name. */
  static Property state(String name, int offset, Names names) {
    int index = names.states().indexOf(name);
    if (index < 0) {
      throw TextFault.coded(
          Code.NAME,
          offset,
          "unknown state `" + name + "`",
          ADD_STATE
              + Nearest.of(name, names.states())
                  .map(it -> ", or did you mean `" + it + "`?")
                  .orElse(""));
    }
    return new Property(Property.Kind.STATE, name, index);
  }

  @Override
  public void on(EffectTarget target) {
    target.become(state.index(), times);
  }

  @Override
  public String toString() {
    return times == 1 ? state.name() : times + " " + state.name();
  }
}
