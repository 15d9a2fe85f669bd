package vedette.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.SurvivingStack;

/**
 * A request of parameter names and texts in turn in which every unit stands in braces: {@code
 * "attacker", "Ney: {inf 4}, {cav 2}; turns 2; joins turns 1: {art 2}"}. Shares no code with the
 * program's own insertion of units into requests.
 */
public record UnitsInBraces(String... texts) {
  private static final Pattern UNIT = Pattern.compile("\\{([^}]*)\\}");

  /** Returns the request as a user writes it. */
  public String[] written() {
    String[] written = texts.clone();
    for (int i = 1; i < written.length; i += 2) {
      written[i] = UNIT.matcher(written[i]).replaceAll("$1");
    }
    return written;
  }

  /** Returns the units of a stack, numbered from 0 within its parameter. */
  public List<String> units(String parameter, int number) {
    List<String> units = new ArrayList<>();
    Matcher unit = UNIT.matcher(texts[place(parameter, number)]);
    while (unit.find()) {
      units.add(unit.group(1));
    }
    return units;
  }

  private int place(String parameter, int number) {
    int left = number;
    for (int i = 0; i < texts.length; i += 2) {
      if (texts[i].equals(parameter) && left-- == 0) {
        return i + 1;
      }
    }
    throw new AssertionError("there is no " + parameter + " " + number);
  }

  /** Returns whether every stack has survivors. */
  public static boolean isComplete(List<SurvivingStack> left) {
    return left.stream().allMatch(it -> it.units().stream().noneMatch(String::isEmpty));
  }

  /** Returns the same request for the survivors of a fight. */
  public UnitsInBraces after(List<SurvivingStack> left) {
    String[] after = texts.clone();
    for (SurvivingStack stack : left) {
      int place = place(stack.parameter(), stack.number());
      List<String> units = new ArrayList<>(stack.units());
      after[place] =
          UNIT.matcher(after[place])
              .replaceAll(unit -> Matcher.quoteReplacement("{" + units.remove(0) + "}"));
      if (!units.isEmpty()) {
        throw new AssertionError(stack + " has more units than " + texts[place]);
      }
    }
    return new UnitsInBraces(after);
  }
}
