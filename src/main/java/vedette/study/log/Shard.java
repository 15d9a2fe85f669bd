package vedette.study.log;

import vedette.odds.Blocks;

/**
 * A part of a sweep: of all its cells every {@code of}th, the first of them the {@code number}th.
 * Or a part of the trials of one fight, of whose blocks it has as many.
 *
 * @param number from 1
 * @param of into how many parts it is cut
 */
public record Shard(int number, int of) {
  /** All of it. */
  public static final Shard WHOLE = new Shard(1, 1);

  /** Into how many parts it may be cut: so many files go onto a command line. */
  public static final int MOST = 1_000;

  /** The shard that is written like {@code 2/3}; null if none is. */
  public static Shard parse(String text) {
    if (!text.matches("[0-9]{1,5}/[0-9]{1,5}")) {
      return null;
    }
    int slash = text.indexOf('/');
    int number = Integer.parseInt(text.substring(0, slash));
    int of = Integer.parseInt(text.substring(slash + 1));
    return number >= 1 && number <= of && of <= MOST ? new Shard(number, of) : null;
  }

  /** How many of so many cells it has. */
  public int size(int cells) {
    return (cells - number + of) / of;
  }

  /** Its {@code i}th cell, from 0. */
  public int cell(int i) {
    return number - 1 + i * of;
  }

  /** The place among its cells, from 0, of one of the whole sweep. */
  public int place(int cell) {
    return (cell - number + 1) / of;
  }

  /** Which blocks of a fight's trials it has. */
  public Blocks blocks() {
    return new Blocks(number - 1L, of);
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
