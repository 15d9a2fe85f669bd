package vedette.study.own;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Side;
import vedette.question.BadQuestion;
import vedette.system.Amount;
import vedette.system.Arm;
import vedette.system.Change;
import vedette.system.Columns;
import vedette.system.Columns.Compare;
import vedette.system.Modifier;
import vedette.system.Modifiers;
import vedette.system.RuleSystem;
import vedette.system.Situation;
import vedette.system.State.Cannot;
import vedette.system.Subject;
import vedette.system.TableRule;
import vedette.system.Thing;
import vedette.system.Values;
import vedette.table.Axis;
import vedette.table.Comparison;

/**
 * The columns of a table that no fight comes to. Values of units may be anything, since a stack can
 * write others than the file's; what bounds a column is how the file counts: a number, {@code at
 * most}, {@code at least}. Where that cannot be said for certain no column is named.
 */
final class ColumnReach {
  /** The most strength points of a unit: each value up to here is tried. */
  private static final int MOST = 9_999;

  /** What is still growing between the most points of a unit and these goes on growing. */
  private static final int FAR = 100 * MOST;

  private static final int MOST_PAIRS = 2_000_000;

  /** Values joined by {@code +}. */
  private static final Pattern SUM = Pattern.compile("(?!.*\\bx\\b)[^-*/()\\d]+");

  private final RuleSystem system;
  private final TableRule table;
  private final Columns columns;
  private final Axis axis;

  private ColumnReach(RuleSystem system, TableRule table) {
    this.system = system;
    this.table = table;
    columns = table.columns();
    axis = columns.axis();
  }

  /** The indices of such columns, rising; none if that is not looked into. */
  static List<Integer> never(RuleSystem system, TableRule table) {
    Compare compare = table.columns().compare();
    boolean changed = table.modifiers().list().stream().anyMatch(it -> !it.changes().isEmpty());
    if (compare == Compare.SAID || compare == Compare.ONE || changed || broken(system, compare)) {
      return List.of();
    }
    try {
      return new ColumnReach(system, table).never();
    } catch (BadQuestion e) {
      return List.of(); // It divides by what is 0 here, or the numbers are too large
    }
  }

  /** Whether a state makes fractions, which come between the ratios of whole numbers. */
  private static boolean broken(RuleSystem system, Compare compare) {
    return (compare == Compare.RATIO || compare == Compare.PERCENT)
        && system.states().stream()
            .anyMatch(it -> it.changes().values().stream().anyMatch(Change::breaks));
  }

  private List<Integer> never() {
    BitSet found = new BitSet();
    boolean certain = columns.sides() == null ? ofOne(found) : ofBoth(found);
    if (!certain || found.isEmpty()) {
      return List.of();
    }
    BitSet reached = shifted(found);
    reached.flip(0, axis.size());
    return reached.stream().boxed().toList();
  }

  /** Adds what one side's number finds; false if that is not certain. */
  private boolean ofOne(BitSet found) {
    Numbers numbers = numbers(columns.own());
    if (numbers == null) {
      return false;
    }
    numbers.all().forEach(it -> add(axis.find(it.intValue()), found));
    int highest = axis.range(end(true)).low();
    int lowest = axis.range(end(false)).high();
    return numbers.rising().stream().allMatch(it -> it.intValue() >= highest)
        && numbers.falling().stream().allMatch(it -> it.intValue() <= lowest);
  }

  /** Adds what the numbers of both sides find; false if that is not certain. */
  private boolean ofBoth(BitSet found) {
    Numbers attacker = numbers(columns.sides().attacker());
    Numbers defender = numbers(columns.sides().defender());
    if (attacker == null
        || defender == null
        || (long) attacker.all().size() * defender.all().size() > MOST_PAIRS) {
      return false;
    }
    for (Fraction one : attacker.all()) {
      for (Fraction other : defender.all()) {
        int column = column(one, other);
        add(column, found);
        boolean rises = attacker.rising().contains(one) || defender.falling().contains(other);
        boolean falls = attacker.falling().contains(one) || defender.rising().contains(other);
        if (rises && column != end(true) && (column >= 0 || isBelow(one, other))
            || falls && column != end(false) && (column >= 0 || !isBelow(one, other))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The highest column, or the lowest. */
  private int end(boolean highest) {
    int at = highest ? axis.size() - 1 : 0;
    return axis.isByName() ? at : axis.ascending()[at];
  }

  private boolean isBelow(Fraction attacker, Fraction defender) {
    Comparison.Compared compared = columns.compared(attacker, defender);
    return compared != null && compared.by().isBelow(compared.attacker(), compared.defender());
  }

  private static void add(int column, BitSet found) {
    if (column >= 0) {
      found.set(column);
    }
  }

  private int column(Fraction attacker, Fraction defender) {
    return columns.column(columns.compared(attacker, defender));
  }

  /** These columns and those that shifts and bounds of the table's modifiers lead to from them. */
  private BitSet shifted(BitSet found) {
    int left = 0;
    int right = 0;
    for (Modifier it : table.modifiers().list()) {
      int most = it.shift() * (it.each() ? axis.size() : 1);
      left -= Math.min(0, most);
      right += Math.max(0, most);
    }
    left = Modifiers.capped(left, table.modifiers().shiftCap());
    right = Modifiers.capped(right, table.modifiers().shiftCap());
    BitSet reached = new BitSet();
    for (int column = found.nextSetBit(0); column >= 0; column = found.nextSetBit(column + 1)) {
      reached.set(Math.max(0, column - left), Math.min(axis.size(), column + right + 1));
    }
    for (Modifier it : table.modifiers().list()) {
      if (it.greatest() >= 0 && reached.nextSetBit(it.greatest() + 1) >= 0) {
        reached.set(it.greatest());
      }
      if (it.least() > 0 && reached.previousSetBit(it.least() - 1) >= 0) {
        reached.set(it.least());
      }
    }
    return reached;
  }

  /**
   * What an amount comes to.
   *
   * @param rising from which it goes on to larger numbers, with values beyond those that were tried
   * @param falling from which it goes on to smaller ones
   */
  private record Numbers(Set<Fraction> all, Set<Fraction> rising, Set<Fraction> falling) {}

  /** All that an amount comes to, whatever the values that it asks for; null if not certain. */
  private Numbers numbers(Amount amount) {
    Numbers numbers = new Numbers(new HashSet<>(), new HashSet<>(), new HashSet<>());
    Guess attacker = asking(amount, Side.ATTACKER);
    Guess defender = asking(amount, Side.DEFENDER);
    boolean alike = collect(amount, attacker, numbers).equals(collect(amount, defender, numbers));
    boolean one = attacker.by.size() <= 1 && defender.by.size() <= 1;
    boolean sum = alike && attacker.by.keySet().equals(defender.by.keySet());
    return one || sum && isSum(amount, attacker.by.size()) ? numbers : null;
  }

  /** A situation that has each value an amount asks for: the smallest that there can be. */
  private Guess asking(Amount amount, Side side) {
    Guess values = new Guess(side);
    amount.in(values);
    values.by.replaceAll((asked, value) -> canBeNothing(asked) ? 0 : 1);
    return values;
  }

  /** Whether an amount adds up so many values, each once. */
  private static boolean isSum(Amount amount, int values) {
    String terms = amount.text().split(",", 2)[0];
    return SUM.matcher(terms).matches() && terms.split("\\+").length == values;
  }

  /**
   * Adds what an amount comes to with each value of the first that it asks for. In a sum the others
   * may stay the smallest: it comes to nothing else with larger ones.
   *
   * @return what it comes to with each of these values
   */
  private static List<Fraction> collect(Amount amount, Guess values, Numbers numbers) {
    if (values.by.isEmpty()) {
      Fraction number = amount.in(values);
      numbers.all().add(number);
      return List.of(number);
    }
    Asked first = values.by.keySet().iterator().next();
    List<Fraction> all = new ArrayList<>();
    for (int value = values.by.get(first); value <= MOST; value++) {
      values.by.put(first, value);
      all.add(amount.in(values));
    }
    numbers.all().addAll(all);
    Fraction last = all.get(all.size() - 1);
    values.by.put(first, FAR);
    int further = amount.in(values).compareTo(last);
    if (further != 0) {
      (further > 0 ? numbers.rising() : numbers.falling()).add(last);
    }
    return all;
  }

  /** Whether a side or a unit in the fight may have nothing of a value; of points it has one. */
  private boolean canBeNothing(Asked asked) {
    boolean points =
        asked.value() == Values.STEPS
            || asked.value() == Values.FIGURES
            || asked.value() == Values.UNITS
            || asked.value() == Values.STRENGTH && system.arms().stream().noneMatch(Arm::hasSteps);
    return !points
        || system.states().stream()
            .anyMatch(
                it -> it.cannot() != Cannot.NOTHING || it.changes().containsKey(asked.value()));
  }

  /**
   * A number that an amount asks for.
   *
   * @param of what else it asks: the best, the worst, a thing
   */
  private record Asked(Subject whom, int value, Object of) {}

  /** A situation in which each number is what it is given. */
  private static final class Guess implements Situation {
    private static final int NO_VALUE = -1;

    private final Side own;
    private final Map<Asked, Integer> by = new LinkedHashMap<>();

    Guess(Side own) {
      this.own = own;
    }

    private int of(Subject whom, int value, Object of) {
      return by.computeIfAbsent(new Asked(whom, value, of), it -> 1);
    }

    @Override
    public Side own() {
      return own;
    }

    @Override
    public int round() {
      return of(null, NO_VALUE, "round");
    }

    @Override
    public boolean said(String word) {
      return false;
    }

    @Override
    public boolean has(Subject whom, Thing thing, boolean only) {
      return false;
    }

    @Override
    public int count(Subject whom, Thing thing) {
      return of(whom, NO_VALUE, thing);
    }

    @Override
    public Fraction value(Subject whom, int value) {
      return new Fraction(of(whom, value, ""));
    }

    @Override
    public Fraction extreme(Subject whom, int value, boolean best) {
      return new Fraction(of(whom, value, best));
    }
  }
}
