package vedette.rules.daysofglory.units;

/** Help texts that several requests share. */
public final class Wording {
  public static final String GROUND = "what the defenders stand in or behind";
  public static final String FROM = "where the attack comes from";
  public static final String FIGURES = "figures that make a stand";

  /** The properties that a unit may have in any fight. */
  public static final String UNIT = "lost troopClass morale formation general with";

  private Wording() {}
}
