package vedette.rules.musketpike.melee;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Side;
import vedette.rules.HasChoices;
import vedette.rules.HasVariants;
import vedette.rules.YesNo;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.Threshold;
import vedette.rules.kit.Threshold.Word;
import vedette.rules.musketpike.units.Arm;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.rules.musketpike.units.RetreatRoute;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;
import vedette.source.TextFault;
import vedette.table.Tables;

/**
 * From which column of the melee table on something is done: {@code never}, {@code always}, {@code
 * best} or {@code at 150%}.
 *
 * @param when by the column's percentage
 */
public record ColumnDoctrine(Threshold when) implements Doctrines.StatedDoctrine {
  /** What is always done. */
  public static final ColumnDoctrine ALWAYS = new ColumnDoctrine(Threshold.ALWAYS);

  /** Reads {@code never}, {@code always}, {@code best} or {@code at N%}. */
  public static ColumnDoctrine parse(String written) {
    String text = written.toLowerCase(Locale.ROOT).replaceFirst("^(at .*)%$", "$1");
    String help =
        "write never, always, best, or `at 150%` (that column of the melee table or better)";
    return new ColumnDoctrine(
        Threshold.parse(text, help, Word.NEVER, Word.ALWAYS, Word.BEST, Word.AT));
  }

  /** Returns what can be said of one. */
  static List<String> textsToTry(Tables inForce) {
    List<String> tried = new ArrayList<>(Threshold.textsToTry(Word.NEVER, Word.ALWAYS));
    MeleeTables.of(inForce).columns().forEach(column -> tried.add(Word.AT + " " + column));
    return tried;
  }

  /** Returns how both sides decide what the rules of a melee leave to them. */
  public static Doctrine doctrine(
      MeleeTables tables, ColumnDoctrine melee, ColumnDoctrine evade, BySide<OddLoss> oddLosses) {
    int goesIn = melee.firstColumn(tables, "melee");
    int evades = evade.firstColumn(tables, "evade");
    return new Doctrines()
        .with(MeleeChoice.class, melee, (said, choice) -> choice.column() >= goesIn)
        .with(EvadeChoice.class, evade, (said, choice) -> choice.column() >= evades)
        .with(OddLoss.OddPoint.class, oddLosses, OddLoss::choose);
  }

  @Override
  public boolean isBest() {
    return when.isBest();
  }

  public boolean isNever() {
    return when.is(Word.NEVER);
  }

  /**
   * Returns the first column from which on it is done, behind the last for never.
   *
   * @param parameter where it was given
   */
  private int firstColumn(MeleeTables tables, String parameter) {
    if (!when.is(Word.AT)) {
      return isNever() ? tables.bestColumn() + 1 : 0;
    }
    int column = tables.columnNamed(when.number() + "%");
    if (column < 0) {
      throw TextFault.ofUnread(
          parameter,
          "the melee table has no column `" + when.number() + "%`",
          "write one of " + String.join(", ", tables.columns()));
    }
    return column;
  }

  @Override
  public String toString() {
    return when.is(Word.AT) ? "at " + when.number() + "%" : when.toString();
  }

  /**
   * Whether the attacker goes in; melee is voluntary.
   *
   * @param side that acts
   * @param column of the melee if all stand, after shifts
   * @param called what the column is called
   */
  record MeleeChoice(Side side, int column, String called) implements YesNo {
    @Override
    public String situation() {
      return "melee column " + called;
    }

    @Override
    public String parameter() {
      return "melee";
    }
  }

  /**
   * Whether a defender retreats before a melee.
   *
   * @param side that is attacked
   * @param column of the melee if all stand, after shifts
   * @param called what the column is called
   */
  public record EvadeChoice(Side side, int column, String called) implements YesNo {
    /** Returns whether a defender may: every attacker has to let it. */
    public static boolean isOpenTo(StackState defender, List<StackState> attackers) {
      PreparedStack stack = defender.stack();
      return stack.hasUnit()
          && stack.stack().retreat() != RetreatRoute.BLOCKED
          && !SideState.isAny(attackers, it -> !outruns(stack.arm(), it.stack().arm()));
    }

    private static boolean outruns(Arm arm, Arm attacker) {
      return switch (arm) {
        case HORSE -> attacker != Arm.HORSE;
        case LIGHT_FOOT -> attacker.isHeavyFoot();
        default -> false;
      };
    }

    @Override
    public String situation() {
      return "melee column " + called;
    }

    @Override
    public String parameter() {
      return "evade";
    }
  }

  /** A request for a fight that can come to a melee: who goes in, and who retreats before it. */
  public interface HasMeleeDoctrines extends HasChoices, HasVariants {
    @Override
    default List<String> doctrinesToTry(String parameter, Tables inForce) {
      return parameter.equals("melee") || parameter.equals("evade")
          ? ColumnDoctrine.textsToTry(inForce)
          : HasChoices.super.doctrinesToTry(parameter, inForce);
    }

    @Override
    default Set<Side> decidingSides(String parameter) {
      return switch (parameter) {
        case "melee" -> Set.of(Side.ATTACKER);
        case "evade" -> Set.of(Side.DEFENDER);
        default -> HasChoices.super.decidingSides(parameter);
      };
    }
  }
}
