package vedette.rules.daysofglory.assault;

/** The kinds of sides in the victory scale: mostly mounted, or mostly on foot. */
enum MountedOrFoot {
  FOOT("foot", "on foot"),
  MOUNTED("mounted", "mounted");

  private final String word;
  private final String moves;

  MountedOrFoot(String word, String moves) {
    this.word = word;
    this.moves = moves;
  }

  /** Returns the column of a winner's or loser's movement. */
  String moves(String who) {
    return who + " " + moves;
  }

  @Override
  public String toString() {
    return word;
  }
}
