package vedette.rules.own;

/** The end of the fight for a given reason. */
record Finish(String why) implements Task.RollFreeTask {
  @Override
  public void act(Play play) {
    if (!why.equals(FightResult.ROUNDS_OVER)) {
      String readings = why.equals(FightResult.OFF_THE_TABLE) ? "" : "OWN5";
      play.umpire().note(readings, "the fight is over: {}", why);
    }
    play.end(why);
  }
}
