package vedette.rules.daysofglory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.source.TextFault;

/** Engagements of Days of Glory, created as a user creates them, and assertions on them. */
public final class DaysOfGloryFights {
  private static final String SYSTEM = "days-of-glory";

  /** The options that keep a charged target from firing. */
  public static final String[] SILENT = {"musket", "none", "gunsFire", "false"};

  private DaysOfGloryFights() {}

  /** Returns any engagement of the system. */
  public static Engagement<?, ?> any(String kind, String... options) {
    return Fights.fight(SYSTEM, kind, options);
  }

  public static Odds.Exact odds(String kind, String... options) {
    return Fights.odds(any(kind, options));
  }

  /** Returns a close assault of one unit against one. */
  public static Odds.Exact assault(String attacker, String defender, String... further) {
    return odds("close-assault", Fights.and(further, "attacker", attacker, "defender", defender));
  }

  /** Returns a charge; its target gives no defensive fire unless an option specifies it. */
  public static Odds.Exact charge(String charger, String target, String... further) {
    String[] said = Fights.and(further, "charger", charger, "target", target);
    boolean fires =
        Fights.given(said).keySet().stream().anyMatch(Set.of("musket", "gunsFire")::contains);
    return odds("charge", fires ? said : Fights.and(SILENT, said));
  }

  public static BigFraction part(int numerator, int denominator) {
    return new BigFraction(numerator, denominator);
  }

  /** Returns parts of a whole, from values and numbers in turn: 0 in 3, 1 in 2, ... */
  public static Map<Object, Integer> of(Object... valuesAndParts) {
    Map<Object, Integer> parts = new LinkedHashMap<>();
    for (int i = 0; i < valuesAndParts.length; i += 2) {
      if ((Integer) valuesAndParts[i + 1] != 0) {
        parts.put(valuesAndParts[i], (Integer) valuesAndParts[i + 1]);
      }
    }
    return parts;
  }

  /** Returns the letters of the results of a close assault, in parts of a whole. */
  public static Map<String, Integer> letters(int whole, Odds odds) {
    Map<String, Integer> letters = new TreeMap<>();
    Fights.outOf(whole, odds, "result")
        .forEach(
            (text, parts) -> letters.merge(text.toString().substring(0, 1), parts, Integer::sum));
    letters.values().removeIf(parts -> parts == 0);
    return letters;
  }

  /** Returns the error for a request; it has to say what to write instead. */
  public static TextFault refused(String kind, String... options) {
    TextFault refusal = catchThrowableOfType(TextFault.class, () -> any(kind, options));
    assertThat(refusal).as("%s %s is accepted", kind, List.of(options)).isNotNull();
    assertThat(refusal.getMessage()).isNotBlank();
    assertThat(refusal.help()).isNotBlank();
    return refusal;
  }
}
