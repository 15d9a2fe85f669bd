package vedette.rules.daysofglory;

import java.util.List;
import java.util.Optional;
import vedette.problem.TextFault;

/** What units shoot with: how far it reaches, and its dice (DG1 to DG3). */
interface Weapon {
  /** Its bands of range, the nearest first; none if nobody has it. */
  List<String> bands();

  /** How far a band goes, in inches. */
  int reach(String band);

  /** The dice of so many stands or guns at such a target; none of those that cannot hit. */
  List<ShotDie> dice(int number, String band, TargetType looks);

  /** How far it reaches, in a sentence. */
  String reachInWords();

  /** How far it reaches, in inches. */
  default int reach() {
    return reach(bands().get(bands().size() - 1));
  }

  /** The first band that is not below a range in inches; empty if that is out of range. */
  default Optional<String> band(int range) {
    return bands().stream().filter(band -> range <= reach(band)).findFirst();
  }

  /** So many stands or guns at a range; without dice if that is out of range. */
  default DiceByTarget at(int range, int number) {
    return band(range)
        .map(band -> DiceByTarget.of(looks -> dice(number, band, looks)))
        .orElse(DiceByTarget.NONE);
  }

  /**
   * The same.
   *
   * @param said what a player wrote
   * @param parameter where
   * @throws TextFault if it is out of range
   */
  default DiceByTarget within(int range, int number, Object said, String parameter) {
    if (band(range).isEmpty()) {
      throw new TextFault(parameter, "`" + said + "` is out of range", reachInWords());
    }
    return at(range, number);
  }
}
