package vedette.rules.daysofglory;

import vedette.rules.daysofglory.Unit.General;

/** A unit that is tested, and which conditions hold for it whatever it is tested for. */
interface TestSubject extends Factors.Subject {
  /** What it is called. */
  String who();

  /** What it is tested for. */
  MoraleTest test();

  /** The unit as it stands. */
  UnitState unit();

  /** Whether it is on its way to an enemy. */
  boolean advances();

  /** What it stands in or behind. */
  Ground ground();

  /** A unit for which its own state and its ground count, and nothing of an enemy. */
  record Alone(String who, MoraleTest test, UnitState unit, boolean advances, Ground ground)
      implements TestSubject {}

  /** Whether it is charged or shot at where it stands (DG-V11). */
  default boolean defends() {
    return test() == MoraleTest.BEING_CHARGED || test() == MoraleTest.SHOOTING && !advances();
  }

  @Override
  default String played() {
    return test().toString();
  }

  @Override
  default Conditions said() {
    return unit().drawn().inMorale();
  }

  @Override
  default int times(Condition condition) {
    return condition == Condition.HIT ? unit().hits() : Factors.Subject.super.times(condition);
  }

  @Override
  default boolean holds(Condition condition) {
    UnitState now = unit();
    int troopClass = now.unit().troopClass();
    boolean rallies = test() == MoraleTest.RALLY;
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
      case FOUGHT_BEFORE -> now.past().fought();
      case PUSHED_BACK -> now.wasPushedBack();
      case ROUTED_BEFORE -> now.past().routed();
      case DEFENDING_OBSTACLE -> defends() && ground().isObstacle();
      case CREW_DEFENDS_GUNS -> defends() && now.isDeployedArtillery();
      case GENERAL_ATTACHED -> now.drawn().isLed();
      case EXCEPTIONAL_GENERAL_RALLIES -> rallies && now.drawn().isLedBy(General.EXCEPTIONAL);
      case GENERAL_RALLIES ->
          rallies && now.drawn().isLed() && !now.drawn().isLedBy(General.EXCEPTIONAL);
      default -> false;
    };
  }
}
