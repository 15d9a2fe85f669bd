package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.Fraction;
import vedette.dice.Spread;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.rules.kit.Notes;
import vedette.system.query.Change;
import vedette.system.query.Subject;
import vedette.system.roll.Modifier;
import vedette.system.roll.Modifiers;
import vedette.system.roll.Roll;
import vedette.table.grid.Range;

/**
 * The modifiers that count in a view. Of each group only the strongest counts, separately for each
 * kind of change.
 */
final class CountingModifiers {
  private static final String ON_THE_ROLL = "on the roll";
  private static final String COLUMN_SHIFT = "column shift";

  private final Modifiers modifiers;
  private final View view;
  private final List<AppliedModifier> appliedModifier;

  /** The sum of rolled shifts, in columns. */
  private final int rolled;

  /** A modifier and the number of times it counts. */
  record AppliedModifier(Modifier modifier, int times) {
    private int drm() {
      return modifier.drm() * times;
    }

    private int shift() {
      return modifier.shift() * times;
    }
  }

  CountingModifiers(Modifiers modifiers, View view) {
    this.modifiers = modifiers;
    this.view = view;
    appliedModifier = modifiers.list().isEmpty() ? List.of() : applied(modifiers.list(), view);
    rolled = 0;
  }

  private CountingModifiers(
      Modifiers modifiers, View view, List<AppliedModifier> appliedModifier, int rolled) {
    this.modifiers = modifiers;
    this.view = view;
    this.appliedModifier = appliedModifier;
    this.rolled = rolled;
  }

  /** Returns the modifiers whose shift is rolled. */
  private List<AppliedModifier> rolling() {
    return appliedModifier.stream().filter(it -> it.modifier().rolledShift() != null).toList();
  }

  /** Returns the distribution of the sum of rolled shifts; 0 if no shift is rolled. */
  Spread rolledShift() {
    Spread sum = Spread.of(0);
    for (AppliedModifier each : rolling()) {
      hasEffect(each);
      Roll roll = each.modifier().rolledShift();
      int added = roll.added(view);
      Spread one = roll.natural(roll.numbers(view)).map(shown -> shown + added).times(each.times());
      sum = sum.plus(one);
    }
    return sum;
  }

  /** Names the modifiers whose shift is rolled, each with its roll. */
  String rolledShiftWords() {
    return rolling().stream()
        .map(
            it ->
                it.modifier().name()
                    + ", "
                    + it.modifier().rolledShift()
                    + (it.times() > 1 ? " x " + it.times() : ""))
        .collect(Collectors.joining("; "));
  }

  /** Returns these modifiers with the result of the rolled shifts. */
  CountingModifiers withRolledShift(int shift) {
    return shift == 0 ? this : new CountingModifiers(modifiers, view, appliedModifier, shift);
  }

  /** Returns these modifiers and one more; null if that does not count. */
  CountingModifiers with(Modifier more) {
    int times = more.times(view);
    if (times == 0) {
      return null;
    }
    List<AppliedModifier> all = new ArrayList<>(appliedModifier);
    all.add(new AppliedModifier(more, times));
    return new CountingModifiers(modifiers, view, all, rolled);
  }

  /** Records that a modifier had an effect. */
  void hasEffect(AppliedModifier each) {
    view.rounds().consulted(each.modifier());
  }

  private static List<AppliedModifier> applied(List<Modifier> modifiers, View view) {
    List<AppliedModifier> appliedModifier = new ArrayList<>();
    for (Modifier modifier : modifiers) {
      int times = modifier.times(view);
      if (times > 0) {
        appliedModifier.add(new AppliedModifier(modifier, times));
      }
    }
    return appliedModifier;
  }

  /** Returns whether no modifier counts. */
  boolean isEmpty() {
    return appliedModifier.isEmpty();
  }

  List<AppliedModifier> all() {
    return appliedModifier;
  }

  /**
   * Returns the modifiers with a positive strength: of each group the strongest, of equals the
   * first.
   */
  private List<AppliedModifier> strongest(ToDoubleFunction<AppliedModifier> strength) {
    if (appliedModifier.isEmpty()) {
      return List.of();
    }
    List<AppliedModifier> strong = new ArrayList<>();
    for (AppliedModifier each : appliedModifier) {
      if (strength.applyAsDouble(each) > 0) {
        strong.add(each);
      }
    }
    List<AppliedModifier> counting =
        vedette.table.grid.Modifiers.strongest(strong, each -> each.modifier().group(), strength);
    counting.forEach(this::hasEffect);
    return counting;
  }

  private List<AppliedModifier> onTheRoll() {
    return strongest(it -> Math.abs(it.drm()));
  }

  private List<AppliedModifier> onTheColumn() {
    return strongest(it -> Math.abs(it.shift()));
  }

  private int sumOfDrms(List<AppliedModifier> counting) {
    int sum = 0;
    for (AppliedModifier each : counting) {
      sum += each.drm();
    }
    return modifiers.cap().ofDrm(sum);
  }

  private int sumOfShifts(List<AppliedModifier> counting) {
    int sum = rolled;
    for (AppliedModifier each : counting) {
      sum += each.shift();
    }
    return modifiers.cap().ofShift(sum);
  }

  /** Returns the net DRM, within the cap. */
  int drm() {
    return sumOfDrms(onTheRoll());
  }

  /** Returns the net column shift, within the cap. */
  int shift() {
    return sumOfShifts(onTheColumn());
  }

  /** Returns the net DRM and notes each modifier. */
  int drm(Play play) {
    List<AppliedModifier> counting = onTheRoll();
    String readings = play.terms().readings().drm();
    int sum = 0;
    for (AppliedModifier each : counting) {
      note(each.modifier().name(), each.drm(), ON_THE_ROLL, readings, play);
      sum += each.drm();
    }
    return capped(sum, sumOfDrms(counting), ON_THE_ROLL, play);
  }

  /** Returns the net column shift and notes each modifier. */
  int shift(Play play) {
    List<AppliedModifier> counting = onTheColumn();
    String readings = play.terms().readings().shift();
    int sum = rolled;
    for (AppliedModifier each : counting) {
      note(each.modifier().name(), each.shift(), COLUMN_SHIFT, readings, play);
      sum += each.shift();
    }
    if (rolled != 0) {
      note(rolledShiftWords(), rolled, COLUMN_SHIFT, readings, play);
    }
    return capped(sum, sumOfShifts(counting), COLUMN_SHIFT, play);
  }

  /** Returns the net sum and notes it if the cap changes it. */
  private static int capped(int sum, int net, String what, Play play) {
    if (sum != net && play.umpire().hears("")) {
      play.umpire().note("", "together {} {}, limited to {}", signed(sum), what, signed(net));
    }
    return net;
  }

  /** Returns the DRM given in the request. */
  static int givenDrm(Play play) {
    int drm = play.terms().options().drm();
    if (drm != 0) {
      note("--drm", drm, ON_THE_ROLL, play.terms().readings().drm(), play);
    }
    return drm;
  }

  /** Returns the column shift given in the request. */
  static int givenShift(Play play) {
    int shift = play.terms().options().shift();
    if (shift != 0) {
      note("--shift", shift, COLUMN_SHIFT, play.terms().readings().shift(), play);
    }
    return shift;
  }

  private static void note(String name, int value, String what, String readings, Play play) {
    Notes.modifier(name, value, what, readings, play.umpire());
  }

  /**
   * Returns the modifiers that change a side's number: either those of the sum or those of single
   * units. A group has one strongest modifier for both.
   */
  List<AppliedModifier> changes(Subject whom, boolean ofUnits) {
    if (appliedModifier.isEmpty()) {
      return List.of();
    }
    List<AppliedModifier> counting =
        strongest(
            it -> {
              Change change = it.modifier().changes().get(whom);
              return change == null ? 0 : change.strength() * it.times();
            });
    counting.removeIf(it -> (it.modifier().units() != null) != ofUnits);
    return counting;
  }

  /**
   * Returns a number after modifiers: multipliers first, then additions. Additions do not lower it
   * below 0.
   */
  static Fraction changed(Fraction number, List<AppliedModifier> changes, List<Change> of) {
    Fraction changed = number;
    int added = 0;
    for (int i = 0; i < changes.size(); i++) {
      Change change = of.get(i);
      for (int time = 0; time < changes.get(i).times(); time++) {
        changed = change.multiplies() ? change.multiplied(changed) : changed;
        added += change.added();
      }
    }
    changed = changed.add(added);
    return added < 0 && changed.compareTo(Fraction.ZERO) < 0 ? Fraction.ZERO : changed;
  }

  /** Returns the number of dice after modifiers, at least 0. */
  int dice(int dice) {
    List<AppliedModifier> counting =
        strongest(
            it -> it.modifier().dice() == null ? 0 : it.modifier().dice().strength() * it.times());
    return Math.max(
        0,
        changed(
                new Fraction(dice),
                counting,
                counting.stream().map(it -> it.modifier().dice()).toList())
            .intValue());
  }

  /** Returns whether all dice with this natural roll are rerolled. */
  boolean rerolls(int natural) {
    for (AppliedModifier each : appliedModifier) {
      Modifier modifier = each.modifier();
      if (modifier.rerollsAll(false) && modifier.again().natural().contains(natural)) {
        hasEffect(each);
        return true;
      }
    }
    return false;
  }

  /** Returns whether any natural roll is rerolled on all dice. */
  boolean anyRerolls() {
    for (AppliedModifier each : appliedModifier) {
      if (each.modifier().rerollsAll(false)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the distribution of a die after all rerolls that do not depend on the number of dice.
   */
  Spread rerolled(Spread natural, IntPredicate misses) {
    boolean any =
        appliedModifier.stream()
            .map(AppliedModifier::modifier)
            .anyMatch(it -> it.rerollsAll(true) || it.rerollsAll(false));
    return any ? natural.rerolled(rerolledMisses(misses), false) : natural;
  }

  /** Returns the natural rolls that are rerolled on all dice. */
  IntPredicate rerolledMisses(IntPredicate misses) {
    List<AppliedModifier> rerolling =
        appliedModifier.stream().filter(it -> it.modifier().rerollsAll(true)).toList();
    rerolling.forEach(this::hasEffect);
    return rerolling.isEmpty() ? this::rerolls : roll -> rerolls(roll) || misses.test(roll);
  }

  /**
   * A limited reroll in one throw.
   *
   * @param most the most dice that may be rerolled
   * @param natural the natural rolls concerned; null for misses
   */
  record PartialReroll(int most, Range natural) {}

  /**
   * Returns the sum of all limited rerolls, which concern the same natural rolls; null for none.
   */
  PartialReroll someAgain() {
    int most = 0;
    Range natural = null;
    for (AppliedModifier each : appliedModifier) {
      if (each.modifier().rerollsAtMost()) {
        most += each.modifier().again().most().whole(view) * each.times();
        natural = each.modifier().again().natural();
        hasEffect(each);
      }
    }
    return most == 0 ? null : new PartialReroll(most, natural);
  }

  /** Returns the number of dice showing a face that are ignored. */
  int ignored(String face) {
    int ignored = 0;
    for (AppliedModifier each : appliedModifier) {
      if (each.modifier().ignore().equals(face)) {
        ignored += each.times();
        hasEffect(each);
      }
    }
    return ignored;
  }

  boolean anyIgnored() {
    return appliedModifier.stream().anyMatch(it -> !it.modifier().ignore().isEmpty());
  }

  /**
   * Returns the subjects by which modifiers may name a side: attacker or defender, own or enemy.
   */
  static List<Subject> keys(Side side, View view) {
    return List.of(
        side == view.side(Subject.ATTACKER) ? Subject.ATTACKER : Subject.DEFENDER,
        side == view.actingSide() ? Subject.OWN : Subject.ENEMY);
  }

  static String signed(int value) {
    return Note.signed(value);
  }
}
