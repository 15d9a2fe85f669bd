package vedette.rules.daysofglory;

import vedette.rules.daysofglory.MoraleRequest.Test;
import vedette.rules.daysofglory.MoraleTests.Tested;
import vedette.rules.daysofglory.Unit.General;

/** A test of a unit as it stands: what holds of any unit that is tested. */
interface UnitTested extends Tested {
  /** Who is tested. */
  UnitState unit();

  @Override
  default Conditions said() {
    return unit().drawn().inMorale();
  }

  @Override
  default int times(Condition condition) {
    return condition == Condition.HIT ? unit().hits() : Tested.super.times(condition);
  }

  @Override
  default boolean holds(Condition condition) {
    UnitState now = unit();
    int troopClass = now.unit().troopClass();
    boolean rallies = test() == Test.RALLY;
    return switch (condition) {
      case CLASS_1 -> troopClass == 1;
      case CLASS_2 -> troopClass == 2;
      case CLASS_3 -> troopClass == 3;
      case CLASS_4 -> troopClass == 4;
      case CLASS_3_OR_4_CHARGES -> troopClass >= 3;
      case ROUTING -> now.isRouting();
      case SHAKEN -> now.morale() == Morale.SHAKEN;
      case DISORDERED -> now.morale() == Morale.DISORDERED;
      case BELOW_HALF -> now.isBelowHalf();
      case FOUGHT_BEFORE -> now.fought();
      case PUSHED_BACK -> now.wasPushedBack();
      case ROUTED_BEFORE -> now.routed();
      case GENERAL_ATTACHED -> now.drawn().isLed();
      case EXCEPTIONAL_GENERAL_RALLIES -> rallies && now.drawn().isLedBy(General.EXCEPTIONAL);
      case GENERAL_RALLIES ->
          rallies && now.drawn().isLed() && !now.drawn().isLedBy(General.EXCEPTIONAL);
      default -> false;
    };
  }
}
