package vedette.rules.daysofglory;

import java.util.List;
import java.util.function.Predicate;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.Variant;

/** What a player says of a firefight. */
public record FirefightRequest(
    @Field(text = "a unit of one side; again for each further one", example = "inf 8")
        @Allows(value = Wording.UNIT + " fellBack suppressed", keeps = "irregular tested still")
        List<Unit> attacker,
    @Field(text = "a unit of the other; again for each", example = "art 4")
        @Allows(value = Wording.UNIT + " fellBack suppressed", keeps = "irregular tested still")
        List<Unit> defender,
    @Field(text = "range in inches by turn, the last one for all further turns", example = "12,8,4")
        List<String> range,
    @Field(text = "turns of fire", fallback = "3", min = 1, max = 99) int turns,
    @Field(text = "muskets of the attacker's foot", fallback = "smoothbore") Musket attackerMusket,
    @Field(text = "muskets of the defender's foot", fallback = "smoothbore") Musket defenderMusket,
    @Field(text = "the attacker's guns", fallback = "smoothbore") Calibre attackerGuns,
    @Field(text = "the defender's guns", fallback = "smoothbore") Calibre defenderGuns,
    @Field(text = "what the attackers stand in or behind", fallback = "open") Ground attackerGround,
    @Field(text = Wording.GROUND, fallback = "open") Ground ground,
    @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
    @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
    implements DaysOfGloryVariant.InForce {

  BySide<List<Unit>> units() {
    return new BySide<>(attacker, defender);
  }

  /** Which side a unit is of, by its place among all. */
  Side side(int unit) {
    return unit < attacker.size() ? Side.ATTACKER : Side.DEFENDER;
  }

  /** The first unit of a side that is in the firefight, by its place among all; below 0 if none. */
  int first(Side side, List<UnitState> units) {
    for (int unit = 0; unit < units.size(); unit++) {
      if (side(unit) == side && units.get(unit).isThere()) {
        return unit;
      }
    }
    return -1;
  }

  /** Whether a side has such a unit. */
  boolean has(Side side, Predicate<Unit> such) {
    return units().of(side).stream().anyMatch(such);
  }

  /** Whether a side has foot that is said to have no muskets. */
  boolean hasSilentFoot(Side side) {
    return muskets().of(side) == Musket.NONE && has(side, unit -> unit.arm().isInfantry());
  }

  BySide<Musket> muskets() {
    return new BySide<>(attackerMusket, defenderMusket);
  }

  BySide<Calibre> guns() {
    return new BySide<>(attackerGuns, defenderGuns);
  }

  BySide<Ground> grounds() {
    return new BySide<>(attackerGround, ground);
  }
}
