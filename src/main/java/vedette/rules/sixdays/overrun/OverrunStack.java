package vedette.rules.sixdays.overrun;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Units;
import vedette.form.line.NotationForm;
import vedette.rules.sixdays.units.Stack.StackedUnits;
import vedette.rules.sixdays.units.Wording;
import vedette.source.TextFault;

/**
 * A stack in a repulse attack as a player writes it: {@code Kleist: inf 3, cav 1; in woods;
 * distance 2}.
 *
 * @param name name as given, or ""
 * @param terrain names of the terrain that it is in or behind; empty if not given
 * @param distance movement points to come adjacent to it, if given
 */
public record OverrunStack(
    @Name String name,
    @Units StackedUnits units,
    @Clause(
            keyword = "in",
            text = Wording.STANDS_IN,
            what = "terrain",
            once = true,
            example = "woods stream")
        List<String> terrain,
    @Clause(
            text = "target: distance in movement points [default: 1]",
            what = Wording.MOVEMENT,
            example = "2")
        OptionalInt distance) {
  private static final NotationForm<OverrunStack> FORM = NotationForm.of(OverrunStack.class);

  /**
   * Checks the stack.
   *
   * @throws TextFault if it has only an officer
   */
  public OverrunStack {
    units.checkFight();
  }

  /**
   * Reads a stack.
   *
   * @throws TextFault if the text is not a stack
   */
  public static OverrunStack parse(String text) {
    return FORM.parse(text);
  }

  /** Returns its units in notation, without name and clauses. */
  String unitsOnly() {
    return FORM.writeUnits(this);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }

  /**
   * A stack to be overrun as a player writes it, or the possible ones if it is not known: {@code
   * 40% inf 2 | 60% inf 5, art 2; in woods}.
   *
   * @param percents probability of each in percent; the sum is 100
   * @param stacks the possible stacks, with the same name and clauses; one if it is known
   */
  public record Target(List<Integer> percents, List<OverrunStack> stacks) {
    private static final Pattern CHANCE = Pattern.compile("\\s*([0-9]{1,3})%\\s");
    private static final String HELP =
        "write every possible stack with its probability, as in `40% inf 2 | 60% inf 5, art 2`";
    private static final int ALL = 100;

    /**
     * Reads a stack, or the possible stacks.
     *
     * @throws TextFault if the text is neither
     */
    public static Target parse(String text) {
      int end = text.indexOf(';') < 0 ? text.length() : text.indexOf(';');
      String head = text.substring(0, end);
      if (head.indexOf('|') < 0 && head.indexOf('%') < 0) {
        return new Target(List.of(ALL), List.of(OverrunStack.parse(text)));
      }
      int begin = head.indexOf(':') + 1;
      List<Integer> percents = new ArrayList<>();
      List<OverrunStack> stacks = new ArrayList<>();
      int from = begin;
      while (from <= end) {
        int bar = head.indexOf('|', from);
        int to = bar < 0 ? end : bar;
        Matcher chance = CHANCE.matcher(head).region(from, to);
        if (!chance.lookingAt() || chance.group(1).matches("0+")) {
          throw new TextFault(
              Math.min(from, text.length()), "a possible stack has no probability", HELP);
        }
        percents.add(Integer.parseInt(chance.group(1)));
        // Every word keeps its position, so that faults point to it in the text.
        stacks.add(
            OverrunStack.parse(
                text.substring(0, begin)
                    + " ".repeat(chance.end() - begin)
                    + text.substring(chance.end(), to)
                    + " ".repeat(end - to)
                    + text.substring(end)));
        from = to + 1;
      }
      int sum = percents.stream().mapToInt(Integer::intValue).sum();
      if (sum != ALL) {
        throw new TextFault(begin, "the probabilities add up to " + sum + "%, not 100%", HELP);
      }
      return new Target(List.copyOf(percents), List.copyOf(stacks));
    }

    /** Returns the first possible stack; all have its name, terrain and distance. */
    OverrunStack first() {
      return stacks.get(0);
    }

    /** Returns whether the composition is not known. */
    boolean isUnsure() {
      return stacks.size() > 1;
    }

    /** Returns its units in notation, or the possible ones with their probabilities. */
    String unitsOnly() {
      List<String> possible = new ArrayList<>();
      for (int i = 0; i < stacks.size(); i++) {
        String units = stacks.get(i).unitsOnly();
        possible.add(isUnsure() ? percents.get(i) + "% " + units : units);
      }
      return String.join(" | ", possible);
    }

    @Override
    public String toString() {
      // All possible stacks have the same notation except for the units.
      String any = first().toString();
      int units = any.indexOf(first().unitsOnly(), first().name().length());
      return any.substring(0, units)
          + unitsOnly()
          + any.substring(units + first().unitsOnly().length());
    }
  }
}
