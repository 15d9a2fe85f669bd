package vedette.rules.daysofglory.units;

/** Help texts that several requests share. */
public final class Wording {
  public static final String GROUND = "ground of the defenders";
  public static final String FROM = "direction of the attack";
  public static final String FIGURES = "figures in a stand";

  /** The properties that a unit may have in any fight. */
  public static final String UNIT = "lost troopClass morale formation general with";

  private Wording() {}
}
