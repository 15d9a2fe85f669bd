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
 * A doctrine that acts from a column of the melee table on: {@code never}, {@code always}, {@code
 * best} or {@code at 150%}.
 *
 * @param when threshold, as a percentage of the table's columns
 */
public record ColumnDoctrine(Threshold when) implements Doctrines.StatedDoctrine {
  /** The doctrine that acts at every column. */
  public static final ColumnDoctrine ALWAYS = new ColumnDoctrine(Threshold.ALWAYS);

  /** Reads {@code never}, {@code always}, {@code best} or {@code at N%}. */
  public static ColumnDoctrine parse(String written) {
    String text = written.toLowerCase(Locale.ROOT).replaceFirst("^(at .*)%$", "$1");
    String help =
        "write never, always, best, or `at 150%` (that column of the melee table or better)";
    return new ColumnDoctrine(
        Threshold.parse(text, help, Word.NEVER, Word.ALWAYS, Word.BEST, Word.AT));
  }

  /** Returns the texts of all such doctrines, for a search of the best one. */
  static List<String> textsToTry(Tables inForce) {
    List<String> tried = new ArrayList<>(Threshold.textsToTry(Word.NEVER, Word.ALWAYS));
    MeleeTables.of(inForce).columns().forEach(column -> tried.add(Word.AT + " " + column));
    return tried;
  }

  /** Returns the doctrine of both sides for every choice in a melee. */
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
   * Returns the index of the first column at which it acts; one past the last for never.
   *
   * @param parameter parameter that gave the doctrine
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
   * The choice of the attacker to go in or not; melee is voluntary.
   *
   * @param side the side that acts
   * @param column column of the melee after shifts, if no defender retreats
   * @param called name of the column
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
   * The choice of a defender to retreat before a melee or not.
   *
   * @param side the side that is attacked
   * @param column column of the melee after shifts, if no defender retreats
   * @param called name of the column
   */
  public record EvadeChoice(Side side, int column, String called) implements YesNo {
    /** Returns whether a defender may retreat: each attacker's arm has to allow it. */
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

  /**
   * A request for a fight that may lead to a melee, with doctrines for going in and for retreating
   * before it.
   */
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
