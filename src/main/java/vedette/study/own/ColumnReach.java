package vedette.study.own;

import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Side;
import vedette.question.BadQuestion;
import vedette.system.Amount;
import vedette.system.Arm;
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
import vedette.table.Ratio;

/**
 * The columns of a table that no fight comes to. Values of units may be anything, since a stack can
 * write others than the file's; what bounds a column is how the file counts: a number, {@code at
 * most}, {@code at least}.
 */
final class ColumnReach {
  private static final int SMALL = 40;
  private static final int HUNDRED = 100;

  /** The most strength points of a unit. */
  private static final int MOST = 9_999;

  /** Of an amount, of which all candidates are tried. */
  private static final int MOST_VALUES = 2;

  private static final int MOST_CANDIDATES = 2_000;
  private static final int MOST_PAIRS = 2_000_000;

  private final RuleSystem system;
  private final TableRule table;
  private final Columns columns;
  private final Axis axis;

  /** What a value of a unit or of a side is taken to be, one after the other. */
  private final Set<Integer> candidates = new TreeSet<>(List.of(HUNDRED, MOST));

  private ColumnReach(RuleSystem system, TableRule table) {
    this.system = system;
    this.table = table;
    columns = table.columns();
    axis = columns.axis();
    for (int i = 0; i <= SMALL; i++) {
      candidates.add(i);
    }
    if (columns.comparison() instanceof Comparison.Ratios by) {
      for (Ratio ratio : by.ratios()) {
        candidates.add(ratio.attacker());
        candidates.add(ratio.defender());
      }
    }
    for (int i = 0; !axis.isByName() && i < axis.size(); i++) {
      near(axis.range(i).low());
      near(axis.range(i).high());
    }
  }

  /** What leads to a number, or to its negative against 1. */
  private void near(int number) {
    if (Math.abs((long) number) < MOST) {
      for (int by = -1; by <= 1; by++) {
        candidates.add(Math.max(0, Math.abs(number) + by));
      }
    }
  }

  /** The indices of such columns, rising; none if that is not looked into. */
  static List<Integer> never(RuleSystem system, TableRule table) {
    Compare compare = table.columns().compare();
    boolean changed = table.modifiers().list().stream().anyMatch(it -> !it.changes().isEmpty());
    if (compare == Compare.SAID || compare == Compare.ONE || changed) {
      return List.of();
    }
    ColumnReach reach = new ColumnReach(system, table);
    try {
      return reach.candidates.size() > MOST_CANDIDATES ? List.of() : reach.never();
    } catch (BadQuestion e) {
      return List.of(); // It divides by what is 0 here
    }
  }

  private List<Integer> never() {
    BitSet found = new BitSet();
    if (columns.sides() == null) {
      numbers(columns.own()).forEach(it -> add(axis.find(it.intValue()), found));
    } else {
      Set<Fraction> attackers = numbers(columns.sides().attacker());
      Set<Fraction> defenders = numbers(columns.sides().defender());
      if ((double) attackers.size() * defenders.size() > MOST_PAIRS) {
        return List.of();
      }
      for (Fraction attacker : attackers) {
        defenders.forEach(defender -> add(column(attacker, defender), found));
      }
    }
    BitSet reached = shifted(found);
    reached.flip(0, axis.size());
    return found.isEmpty() ? List.of() : reached.stream().boxed().toList();
  }

  private static void add(int column, BitSet found) {
    if (column >= 0) {
      found.set(column);
    }
  }

  private int column(Fraction attacker, Fraction defender) {
    return columns.column(columns.compared(attacker, defender));
  }

  /** These columns and those that the table's modifiers lead to from them. */
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
    return reached;
  }

  /** All that an amount comes to, whatever the values that it asks for. */
  private Set<Fraction> numbers(Amount amount) {
    Set<Fraction> numbers = new HashSet<>();
    for (Side side : Side.values()) {
      Guess values = new Guess(side);
      amount.in(values); // To learn what it asks for
      collect(amount, values, List.copyOf(values.by.keySet()), 0, numbers);
    }
    return numbers;
  }

  private void collect(
      Amount amount, Guess values, List<Asked> asked, int next, Set<Fraction> numbers) {
    if (next == asked.size()) {
      numbers.add(amount.in(values));
      return;
    }
    // Of more than two values the further ones are the smallest only, or the greatest.
    for (int value : next < MOST_VALUES ? candidates : Set.of(0, 1, MOST)) {
      if (value > 0 || canBeNothing(asked.get(next))) {
        values.by.put(asked.get(next), value);
        collect(amount, values, asked, next + 1, numbers);
      }
    }
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
