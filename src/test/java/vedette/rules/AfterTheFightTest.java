package vedette.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.SurvivingStack;
import vedette.odds.answer.Odds;
import vedette.source.TextFault;

/** The survivors of a fight are written as units, and enter the next fight unchanged. */
class AfterTheFightTest {
  /** A fight, its request, and the survivors of its stacks after given rolls. */
  private record Fight(
      String system, String name, UnitsInBraces request, Map<String, String> ends) {
    static Fight of(String line) {
      String[] words = line.split(" ", 3);
      String[] inTurn = Fights.and(new String[0], words[2]);
      return new Fight(words[0], words[1], new UnitsInBraces(inTurn), new LinkedHashMap<>());
    }

    static Fight of(Fights.CommandLineFight commandLineFight) {
      Fight fight = of(commandLineFight.fight());
      for (String line : commandLineFight.below()) {
        String[] end = line.split(": ", 2);
        fight.ends.put(end[0], end[1]);
      }
      return fight;
    }

    Engagement<?, ?> drawnUp() {
      return Fights.fight(system, name, request.written());
    }

    Fight after(List<SurvivingStack> left) {
      return new Fight(system, name, request.after(left), Map.of());
    }

    /** Returns the stacks as in the request, all of them present. */
    List<SurvivingStack> stacks() {
      List<SurvivingStack> stacks = new ArrayList<>();
      Map<String, Integer> numbers = new HashMap<>();
      for (int i = 0; i < request.texts().length; i += 2) {
        String parameter = request.texts()[i];
        int number = numbers.merge(parameter, 1, Integer::sum) - 1;
        List<String> units = request.units(parameter, number);
        if (!units.isEmpty()) {
          stacks.add(new SurvivingStack(parameter, number, units));
        }
      }
      return stacks;
    }

    @Override
    public String toString() {
      return system + " " + name + " " + String.join(" ", request.texts());
    }
  }

  static Stream<Fight> fights() {
    return Fights.listed("left.txt").stream().map(Fight::of);
  }

  @ParameterizedTest
  @MethodSource("fights")
  void these_rolls_leave_these_units(Fight fight) {
    fight.ends.forEach(
        (rolls, end) -> {
          int[] thrown =
              Pattern.compile("\\d+")
                  .matcher(rolls)
                  .results()
                  .mapToInt(it -> Integer.parseInt(it.group()))
                  .toArray();
          List<SurvivingStack> left = ScriptedDice.play(fight.drawnUp(), thrown).left().get();
          assertThat(left.stream().map(AfterTheFightTest::text).collect(Collectors.joining(" / ")))
              .as(rolls)
              .isEqualTo(end);
        });
  }

  private static String text(SurvivingStack stack) {
    return stack.units().stream()
        .map(it -> it.isEmpty() ? "gone" : it)
        .collect(Collectors.joining(", "));
  }

  /**
   * Plays a fight many times, and plays each outcome again as a request. The dead of six-days
   * return only at night.
   */
  @ParameterizedTest
  @MethodSource("fights")
  void whatever_is_left_begins_the_next_fight_as_it_was(Fight fight) {
    int again = 0;
    for (List<SurvivingStack> left : everyLeft(fight, 5)) {
      Fight next = fight.after(left.stream().filter(AfterTheFightTest::isThere).toList());
      TextFault refused = catchThrowableOfType(TextFault.class, next::drawnUp);
      if (refused != null) {
        assertThat(refused.getMessage()).as(next.toString()).matches(FIGHTS_NO_MORE);
        continue;
      }
      String read = Fights.request(next.system, next.name, next.request.written()).toString();
      left.stream()
          .filter(AfterTheFightTest::isThere)
          .map(SurvivingStack::units)
          .forEach(it -> assertThat(read).contains(it));
      everyLeft(next, 1);
      again++;
    }
    assertThat(again).isPositive();
  }

  /**
   * Refusals that are right: a routing unit neither assaults nor fires, a test is due only once,
   * and the dead return at night.
   */
  private static final Pattern FIGHTS_NO_MORE =
      Pattern.compile(
          ".* cannot assault|.* cannot fire|the unit takes no morale test|.* has no strength"
              + " left.*");

  private static boolean isThere(SurvivingStack stack) {
    return UnitsInBraces.isComplete(List.of(stack));
  }

  private static Set<List<SurvivingStack>> everyLeft(Fight fight, int plays) {
    return everyLeft(fight, fight.drawnUp(), plays);
  }

  /** Returns the survivors of n plays: of each stack as many units as it had, minus its losses. */
  private static <R> Set<List<SurvivingStack>> everyLeft(
      Fight fight, Engagement<?, R> drawnUp, int plays) {
    Set<List<SurvivingStack>> all = new LinkedHashSet<>();
    List<SurvivingStack> before = fight.stacks();
    for (R end : FightEnds.of(drawnUp, plays)) {
      List<SurvivingStack> left = drawnUp.survivors(end);
      assertThat(left.stream().map(AfterTheFightTest::shape))
          .isEqualTo(before.stream().map(AfterTheFightTest::shape).toList());
      for (SideLosses side : SIDES) {
        List<Measure<R>> losses =
            drawnUp.measures().stream().filter(it -> side.measures.contains(it.name())).toList();
        List<SurvivingStack> now = side.of(left);
        if (!losses.isEmpty() && UnitsInBraces.isComplete(now)) {
          assertThat(strength(fight, side.of(before)) - strength(fight, now))
              .as(fight + " " + now)
              .isEqualTo(losses.stream().mapToInt(it -> (Integer) it.value(end, 1)).sum());
        }
      }
      all.add(left);
    }
    return all;
  }

  private static String shape(SurvivingStack stack) {
    return stack.parameter() + " " + stack.number() + ": " + stack.units().size();
  }

  /** A side's stacks by their parameters, and the measures of their losses. */
  private record SideLosses(Set<String> parameters, Set<String> measures) {
    List<SurvivingStack> of(List<SurvivingStack> stacks) {
      return stacks.stream().filter(it -> parameters.contains(it.parameter())).toList();
    }
  }

  private static final List<SideLosses> SIDES =
      List.of(
          new SideLosses(Set.of("attacker", "charger"), Set.of("attackerLosses")),
          new SideLosses(Set.of("defender", "target"), Set.of("defenderLosses")));

  /**
   * The first number of a unit; in days-of-glory four figures for each, minus those missing from a
   * stand.
   */
  private static final Pattern STRENGTH =
      Pattern.compile("(?<![\\w/])(\\d+)(?:/\\d+)?(?: lost (\\d))?(?= |;|$)");

  private static int strength(Fight fight, List<SurvivingStack> stacks) {
    int strength = 0;
    for (SurvivingStack stack : stacks) {
      for (String unit : stack.units()) {
        Matcher number = STRENGTH.matcher(unit);
        if (number.find()) {
          boolean figures = fight.system.equals("days-of-glory");
          strength += Integer.parseInt(number.group(1)) * (figures ? 4 : 1);
          strength -= number.group(2) == null ? 0 : Integer.parseInt(number.group(2));
        }
      }
    }
    return strength;
  }

  /** Every fight in which infantry can be named, in every role that it can have. */
  private static final List<String> OTHERS =
      List.of(
          "loose-files artillery --guns 3 --range short --target '?'",
          "loose-files volley --shooter '?' --target 'Foe: inf 4 commander'",
          "loose-files volley --shooter 'inf 8' --target '?'",
          "loose-files combat --attacker 'cav 5' --attacker 'art 2' --defender '?'",
          "loose-files combat --defender 'cav 5' --attacker-near '?' --attacker 'inf 6'",
          "loose-files recover --unit '?' --unit 'art 2 dp 4'",
          "loose-files firefight --attacker '?' --defender 'Foe: inf 8' --turns 2",
          "days-of-glory fire --target '?' --battery '6 smoothbore; range 6'",
          "days-of-glory charge --charger 'cav 4' --target '?'",
          "days-of-glory close-assault --attacker 'cav 4' --defender '?'");

  @ParameterizedTest
  @MethodSource("fights")
  void whatever_is_left_of_infantry_can_be_named_in_every_other_fight(Fight fight) {
    everyLeft(fight, 4).stream()
        .flatMap(List::stream)
        .flatMap(it -> it.units().stream())
        // A surprise counts only in tests.
        .filter(it -> it.startsWith("inf") && !it.contains("surprised"))
        .distinct()
        .forEach(
            unit ->
                OTHERS.stream()
                    .filter(it -> it.startsWith(fight.system + " "))
                    .forEach(it -> Fight.of(it.replace("?", unit)).drawnUp()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          days-of-glory fire --target 'inf 4 lost 4' --battery '6 smoothbore; range 6' | cannot have lost 4
          days-of-glory charge --charger 'cav 4' --target 'art 3/4 suppressed 4' \
          | 4 guns cannot be suppressed in a battery of 3
          six-days battle --attacker 'inf 0/4' --defender 'inf 5' | has no strength left
          """)
  void a_destroyed_unit_enters_no_further_fight(String fight, String complaint) {
    assertThatThrownBy(() -> Fight.of(fight).drawnUp())
        .isInstanceOf(TextFault.class)
        .hasMessageContaining(complaint);
  }

  private static List<Odds.MeasureOdds> odds(String fight) {
    return List.copyOf(Fights.odds(Fight.of(fight).drawnUp()).measures());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # Suppressed guns do not fire; two of four fire as two beside them at the shortest range.
          days-of-glory charge --charger 'cav 4' --target 'art 4 suppressed 4' --guns-fire true \
          | days-of-glory charge --charger 'cav 4' --target 'art 4' --guns-fire false
          days-of-glory charge --charger 'cav 4' --target 'art 4 suppressed 2' --guns-fire true \
          | days-of-glory charge --charger 'cav 4' --target 'art 4' --guns-fire false \
          --guns-in-support '2 smoothbore; range 0'
          # Shaken 2, under half 2, a capable general with it who rallies it -2 and -2.
          days-of-glory morale --test rally --unit 'inf 3/8 class 1 shaken general capable' \
          | days-of-glory morale --test rally \
          --unit 'inf 8 class 1 shaken; with below-half, general-attached, general-rallies'
          # The dead neither fight nor count for stacking.
          six-days battle --attacker 'inf 5, inf 4, cav 0/3, inf 0/4' \
          --defender 'inf 5, cav 1, inf 0/9' \
          | six-days battle --attacker 'inf 5, inf 4' --defender 'inf 5, cav 1'
          """)
  void a_reduced_unit_fights_like_the_equal_request(String reduced, String like) {
    assertThat(odds(reduced)).isEqualTo(odds(like));
  }

  /**
   * Nor does anything else change when losses are kept unit by unit, which happens only on request.
   */
  @Test
  void losses_of_single_units_are_kept_in_six_days_where_they_are_asked_for() {
    String battle =
        "six-days battle --attacker 'inf 4, cav 2; turns 3' --attacker 'inf 3; turns 2'"
            + " --defender 'inf 4, cav 1' --defender 'inf 2, art 1'";
    assertThat(odds(battle + " --survivors by-unit")).containsAll(odds(battle));
    assertThatThrownBy(() -> everyLeft(Fight.of(battle), 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("survivors by-unit");
  }

  @Test
  void a_steady_unit_needs_no_rally_and_without_a_unit_there_are_no_survivors() {
    Odds odds = Fights.odds(Fights.fight("simple-napoleonic", "rally", "unit", "inf 3/6"));
    assertThat(Fights.chance(odds, "success")).isEqualTo(BigFraction.ONE);
    assertThat(Fights.chance(odds, "rallied")).isEqualTo(BigFraction.ZERO);
    Engagement<?, ?> rally = Fights.fight("simple-napoleonic", "rally");
    assertThat(ScriptedDice.play(rally, 4).left().get()).isEmpty();
  }
}
