package vedette.rules.own;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.system.Arm;
import vedette.system.TableRule;
import vedette.table.Table;
import vedette.table.Tables;

/**
 * Fights on one combat results table as another package asks for them: of one strength a side, with
 * measures and readings of its own.
 */
public final class TableFight {
  private final Table table;
  private final Field field;

  /**
   * How each roll finds its column and its row.
   *
   * @param words names of the table's modifiers that apply
   * @param column by its name, before it is shifted; "" if strengths find it
   * @param because how that column was found, in words; "" if strengths find it
   * @param shift columns to move on besides; back if negative
   * @param drm added to the roll besides
   * @param rounds at most; 0 for no limit
   * @param readings that notes rest on
   */
  public record Asked(
      List<String> words,
      String column,
      String because,
      int shift,
      int drm,
      int rounds,
      TableReadings readings) {}

  /**
   * Fights on the table of a file.
   *
   * @throws vedette.problem.WrongFile if no fight can be fought on it
   */
  public TableFight(String file, Tables tables, Asked asked) {
    Systems.Entry system = Systems.of(file, tables);
    table = system.file();
    Map<String, Integer> words = new HashMap<>();
    asked.words().forEach(word -> words.put(word, 1));
    field =
        new Field(
            system.rules(),
            new BySide<>(force(Side.ATTACKER, system), force(Side.DEFENDER, system)),
            words,
            new Given(asked.column(), asked.because(), asked.shift(), asked.drm()),
            asked.rounds(),
            system.rules().doctrines().losses(),
            system.rules().doctrines().retreat(),
            1,
            asked.readings());
  }

  /** One unit, the same for any strength: fights that differ by it alone have the same rules. */
  private static Force force(Side side, Systems.Entry system) {
    Arm arm = system.rules().arms().get(0);
    Fielded unit = new Fielded(arm, 0, 0, Map.of(), Map.of(), "");
    return new Force(side, "", List.of(unit), Map.of(), "");
  }

  /** What all modifiers together shift the column by. */
  public int shift() {
    return counting().shift() + field.given().shift();
  }

  /** What all modifiers together add to the roll. */
  public int drm() {
    return counting().drm() + field.given().drm();
  }

  private Counting counting() {
    TableRule rule = field.rules().tables().values().iterator().next();
    BySide<Troops> none = new BySide<>(Troops.of(1), Troops.of(1));
    return new Counting(rule.modifiers(), Scene.of(field, () -> 1, none, Side.ATTACKER, Meant.ALL));
  }

  /** The fight of two strengths; what is left of one is no stack that could fight again. */
  public Engagement<?, FightResult> between(
      int attacker, int defender, List<Measure<FightResult>> measures, List<Fact> situation) {
    BySide<Troops> first =
        new BySide<>(attacker, defender).map(left -> Troops.of(1).withLeft(0, left));
    return new Fight(field, first, table)
        .engagement(measures, situation, Doctrine::nothingToDecide);
  }
}
