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

/** The modifiers that count in a view: of one group the strongest, each key for itself. */
final class CountingModifiers {
  private static final String ON_THE_ROLL = "on the roll";
  private static final String COLUMN_SHIFT = "column shift";

  private final Modifiers modifiers;
  private final View view;
  private final List<AppliedModifier> appliedModifier;

  /** What shifts came to that were rolled. */
  private final int rolled;

  /** A modifier and how often it counts. */
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

  /** Those whose shift is rolled. */
  private List<AppliedModifier> rolling() {
    return appliedModifier.stream().filter(it -> it.modifier().rolledShift() != null).toList();
  }

  /** Returns what shifts can come to that are rolled; 0 if none is. */
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

  /** Returns the modifiers whose shift is rolled, with what is rolled. */
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

  /** The same when the shifts have been rolled. */
  CountingModifiers withRolledShift(int shift) {
    return shift == 0 ? this : new CountingModifiers(modifiers, view, appliedModifier, shift);
  }

  /** The same with one modifier more, if that counts; null if it does not. */
  CountingModifiers with(Modifier more) {
    int times = more.times(view);
    if (times == 0) {
      return null;
    }
    List<AppliedModifier> all = new ArrayList<>(appliedModifier);
    all.add(new AppliedModifier(more, times));
    return new CountingModifiers(modifiers, view, all, rolled);
  }

  /** A modifier does something where it counts. */
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

  /** Those that do something to a key: of a group the strongest, of equals the first. */
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

  /** Returns the net DRM. */
  int drm() {
    return sumOfDrms(onTheRoll());
  }

  /** Returns the net shift of the column. */
  int shift() {
    return sumOfShifts(onTheColumn());
  }

  /** Returns the net DRM, with a note of each modifier in it. */
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

  /** Returns the net shift of the column, with a note of each modifier in it. */
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

  /** Returns the net sum of modifiers, with a note where a limit cuts it. */
  private static int capped(int sum, int net, String what, Play play) {
    if (sum != net && play.umpire().hears("")) {
      play.umpire().note("", "together {} {}, limited to {}", signed(sum), what, signed(net));
    }
    return net;
  }

  /** Returns what the request adds to a roll. */
  static int givenDrm(Play play) {
    int drm = play.terms().options().drm();
    if (drm != 0) {
      note("--drm", drm, ON_THE_ROLL, play.terms().readings().drm(), play);
    }
    return drm;
  }

  /** By how many columns the request shifts. */
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
   * Changes of what a side counts: of the sum, or of each unit. A group has one strongest, whether
   * it changes the sum or units.
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

  /** Returns a number as those of them change it: multipliers first, then what is added. */
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

  /** How many dice there are of so many. */
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

  /** Which natural rolls are rolled again. */
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

  /** Returns whether any natural rolls are rolled again. */
  boolean anyRerolls() {
    for (AppliedModifier each : appliedModifier) {
      if (each.modifier().rerollsAll(false)) {
        return true;
      }
    }
    return false;
  }

  /** The roll of a die that is rolled again once where modifiers say it. */
  Spread rerolled(Spread natural, IntPredicate misses) {
    boolean any =
        appliedModifier.stream()
            .map(AppliedModifier::modifier)
            .anyMatch(it -> it.rerollsAll(true) || it.rerollsAll(false));
    return any ? natural.rerolled(rerolledMisses(misses), false) : natural;
  }

  /** Which rolls are, however many dice show them. */
  IntPredicate rerolledMisses(IntPredicate misses) {
    List<AppliedModifier> rerolling =
        appliedModifier.stream().filter(it -> it.modifier().rerollsAll(true)).toList();
    rerolling.forEach(this::hasEffect);
    return rerolling.isEmpty() ? this::rerolls : roll -> rerolls(roll) || misses.test(roll);
  }

  /**
   * What is rolled again of one throw, and no more dice of it than this.
   *
   * @param natural rolls that are; null for misses
   */
  record PartialReroll(int most, Range natural) {}

  /**
   * Returns what the modifiers allow together, which have the same rolled again; null for nothing.
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

  /** How many dice that show a face do nothing. */
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

  /** Returns what a modifier is to the side that is looked at. */
  static List<Subject> keys(Side side, View view) {
    return List.of(
        side == view.side(Subject.ATTACKER) ? Subject.ATTACKER : Subject.DEFENDER,
        side == view.actingSide() ? Subject.OWN : Subject.ENEMY);
  }

  static String signed(int value) {
    return Note.signed(value);
  }
}
