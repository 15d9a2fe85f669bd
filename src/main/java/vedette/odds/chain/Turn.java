package vedette.odds.chain;

/**
 * A turn of a fight.
 *
 * @param number from 1
 * @param isAllLater whether it stands for all later turns, since nothing depends on the clock any
 *     more
 */
public record Turn(int number, boolean isAllLater) {
  /** Returns the end of the destinations that are states of this turn; they come first. */
  public int within(Destinations to) {
    return isAllLater ? to.ended() : to.nextTurn();
  }

  /** Returns whether one of the destinations is this state, within the turn. */
  public boolean leads(Destinations to, int state) {
    int[] targets = to.targets();
    for (int i = within(to) - 1; i >= 0; i--) {
      if (targets[i] == state) {
        return true;
      }
    }
    return false;
  }
}
