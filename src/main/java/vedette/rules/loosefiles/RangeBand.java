package vedette.rules.loosefiles;

import java.util.List;
import vedette.json.EnumWords;
import vedette.rules.loosefiles.GunFire.Range;
import vedette.source.TextFault;

/** The range between the sides; guns outrange muskets. */
enum RangeBand {
  LONG(Range.LONG),
  SHORT(Range.SHORT),
  MUSKET(Range.SHORT);

  private final Range ofGuns;

  RangeBand(Range ofGuns) {
    this.ofGuns = ofGuns;
  }

  /** Returns the band of a range of guns. */
  static RangeBand of(Range range) {
    return range == Range.LONG ? LONG : SHORT;
  }

  /**
   * Parses the range of each turn.
   *
   * @param known bands that are allowed
   * @param help text that says what to write instead
   * @throws TextFault if a word is none of them
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
