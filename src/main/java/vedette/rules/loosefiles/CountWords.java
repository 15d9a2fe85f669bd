package vedette.rules.loosefiles;

/** Texts for numbers of things. */
final class CountWords {
  /** The help text of the option that lets commanders with units roll. */
  static final String ATTACHED =
      "attached commanders also roll for command points, until killed or wounded";

  /** The text of that option as a fact of the situation. */
  static final String ATTACHED_ROLL = "commanders with units also roll for command points";

  private CountWords() {}

  /** Returns a number of things: {@code 1 die}, {@code 2 dice}. */
  static String number(int number, String one, String several) {
    return number + " " + (number == 1 ? one : several);
  }

  /** Returns a number of D.Points, in words. */
  static String points(int points) {
    return number(points, "D.Point", "D.Points");
  }

  /** Returns a number of casualties, in words. */
  static String casualties(int casualties) {
    return number(casualties, "casualty", "casualties");
  }
}
