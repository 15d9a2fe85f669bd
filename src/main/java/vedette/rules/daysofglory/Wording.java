package vedette.rules.daysofglory;

/** What the help says of parameters that several requests have. */
final class Wording {
  static final String GROUND = "what the defenders stand in or behind";
  static final String FROM = "where the attack comes from";
  static final String FIGURES = "figures that make a stand";

  /** What a unit may bring into any fight. */
  static final String UNIT = "lost troopClass morale formation general with";

  private Wording() {}
}
