package vedette.rules.loosefiles;

/** Numbers of things, as sentences say them. */
final class CountWords {
  /** The field that says it. */
  static final String ATTACHED =
      "attached commanders also roll for command points, until killed or wounded";

  /** The same as a fact of the situation. */
  static final String ATTACHED_ROLL = "commanders with units also roll for command points";

  private CountWords() {}

  /** Returns a number of things: {@code 1 die}, {@code 2 dice}. */
  static String number(int number, String one, String several) {
    return number + " " + (number == 1 ? one : several);
  }

  /** Returns a number of D.Points. */
  static String points(int points) {
    return number(points, "D.Point", "D.Points");
  }

  /** Returns a number of casualties. */
  static String casualties(int casualties) {
    return number(casualties, "casualty", "casualties");
  }
}
