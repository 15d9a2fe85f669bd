package vedette.rules.loosefiles;

import java.util.List;
import vedette.json.EnumWords;
import vedette.rules.loosefiles.GunFire.Range;
import vedette.source.TextFault;

/** How far apart those are who fire; guns outreach muskets. */
enum RangeBand {
  LONG(Range.LONG),
  SHORT(Range.SHORT),
  MUSKET(Range.SHORT);

  private final Range ofGuns;

  RangeBand(Range ofGuns) {
    this.ofGuns = ofGuns;
  }

  /** The same for guns alone. */
  static RangeBand of(Range range) {
    return range == Range.LONG ? LONG : SHORT;
  }

  /**
   * Returns what a request says turn by turn.
   *
   * @param known of which it may be
   * @param help what else to write
   */
  static List<RangeBand> byTurn(List<String> words, List<RangeBand> known, String help) {
    List<String> all = EnumWords.words(RangeBand.class);
    return words.stream()
        .map(
            word ->
                known.stream()
                    .filter(reach -> all.get(reach.ordinal()).equals(word))
                    .findFirst()
                    .orElseThrow(
                        () ->
                            TextFault.ofWord("range", word, "unknown range `" + word + "`", help)))
        .toList();
  }

  /** Returns the range of guns. */
  Range ofGuns() {
    return ofGuns;
  }
}
