package vedette.cli;

import vedette.study.SweepHead;
import vedette.study.log.Shard;

/** Refuses a sweep, before any work is done, that could not be printed. */
final class SweepSizeLimit {
  /** How much more memory an answer takes than its JSON has bytes. */
  private static final int FACTOR = 4;

  private SweepSizeLimit() {}

  /**
   * Checks that the answer fits into memory.
   *
   * @param memory bytes that the program may use at most
   */
  static void check(SweepHead head, long memory) {
    long whole = head.bytes(Shard.WHOLE);
    long here = head.bytes(head.shard());
    long limit = memory / FACTOR;
    if (here > limit) {
      long shards = (whole + limit - 1) / limit;
      throw new Failure(
          "L007",
          ExitCode.REFUSED,
          "the sweep is too large: it may take "
              + mebibytes(FACTOR * here)
              + " of memory, and the limit is "
              + mebibytes(memory),
          (shards > Shard.MOST
                  ? "sweep fewer cells"
                  : "cut it into at least " + shards + " shards, as --shard 1/" + shards)
              + ", or name fewer measures with --measure");
    }
  }

  /**
   * The exit code of a sweep that was printed: some fights may have been too large.
   *
   * @param tooLarge of how many cells the fight was
   */
  static int done(long tooLarge, int cells, Console console) {
    if (tooLarge == 0) {
      return ExitCode.DONE;
    }
    console
        .err()
        .print(
            "warning[L010]: too large for exact odds, and empty: "
                + tooLarge
                + " of "
                + cells
                + " cells\n"
                + "help: raise --max-states, or sample all cells with --method simulate\n");
    return ExitCode.REFUSED;
  }

  /** Memory ran out after all. */
  static Failure noMemory() {
    return new Failure(
        "L004",
        ExitCode.REFUSED,
        "there is not enough memory for this sweep",
        "sweep fewer cells, or name the measures with --measure; --shard cuts a sweep into parts");
  }

  private static String mebibytes(long bytes) {
    return ((bytes + (1 << 20) - 1) >> 20) + " MiB";
  }
}
