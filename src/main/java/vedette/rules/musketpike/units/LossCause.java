package vedette.rules.musketpike.units;

/** The cause of a loss of strength points, and the reading behind it. */
public enum LossCause {
  HITS("hit", ""),
  RESULT("by the result", "MP10"),
  FAILED_CHECK("failed the check disordered", "MP6"),
  FAILED_UNDER_FIRE("failed the check disordered", "MP5"),
  ROUT("forced back disordered", "MP10"),
  LIGHT_FOOT_ROUT("light foot forced back in the open", "MP7"),
  PAST_FRONTS("past enemy fronts", "MP6"),
  DISPLACED("displaced disordered", "MP14");

  private final String words;
  private final String reading;

  LossCause(String words, String reading) {
    this.words = words;
    this.reading = reading;
  }

  String reading() {
    return reading;
  }

  @Override
  public String toString() {
    return words;
  }
}
