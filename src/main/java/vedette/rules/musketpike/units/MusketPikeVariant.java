package vedette.rules.musketpike.units;

import vedette.rules.Variant;

/** Alternative readings of rules of Musket &amp; Pike that are open or contradict each other. */
public enum MusketPikeVariant implements Variant {
  FACING_6_14(
      "MP-V1",
      "Heavy foot covers its flanks from 6 (1-hex) or 14 (2-hex) original points on, as an older"
          + " comment has it."),
  CHECK_PER_PHASE(
      "MP5",
      "In each phase of fire the first check of a unit counts, so artillery fire and advancing fire"
          + " each bring one."),
  FLANK_FIRE_AS_OTHER(
      "MP-V2",
      "2-hex foot that fires through a flank fires as other heavy foot, at 3, and loses nothing for"
          + " the flank."),
  LIGHT_FOOT_ROUT(
      "MP7",
      "Light foot that horse or heavy foot forces back in the open always pays the rout loss.");

  private final Alternative alternative;

  MusketPikeVariant(String reading, String effect) {
    alternative = new Alternative(reading, effect);
  }

  @Override
  public Alternative alternative() {
    return alternative;
  }
}
