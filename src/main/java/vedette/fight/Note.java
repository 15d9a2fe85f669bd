package vedette.fight;

import java.util.List;

/**
 * What the rules say while they are played: a table cell consulted, a modifier applied, an event.
 *
 * <p>Notes are made for every path of every step, so they hold values and put them into words only
 * when somebody asks for {@link #text()}.
 */
public interface Note {
  /** Returns the note in words, one line without a full stop. */
  String text();

  /** Ids of the readings it rests on. */
  default List<String> readings() {
    return List.of();
  }

  /**
   * Returns a modifier's or differential's value as rulebooks write it: {@code +1}, {@code 0},
   * {@code -2}.
   */
  static String signed(int value) {
    return value > 0 ? "+" + value : String.valueOf(value);
  }

  /**
   * A cell of a table that decided something.
   *
   * @param table the table's id
   * @param row the row's printed label
   * @param column the column's printed label
   * @param cell the cell as printed
   * @param only whether the table has no other column, whose label then says what its cells answer
   */
  record Cell(
      String table, String row, String column, String cell, boolean only, List<String> readings)
      implements Note {
    @Override
    public String text() {
      return "row " + row + (only ? ", " : ", column ") + column + ": " + cell;
    }
  }

  /**
   * A modifier that counted, with what it rests on.
   *
   * @param name the modifier as its table calls it
   * @param value what it adds, from the point of view of the side that attacks
   * @param because what made it apply
   */
  record Modifier(String name, int value, Object because, List<String> readings) implements Note {
    @Override
    public String text() {
      return name + " " + signed(value) + " (" + because + ")";
    }
  }

  /**
   * What a side decides that decides best.
   *
   * @param parameter of a request that says how such choices are answered
   * @param situation what it sees
   * @param option what it takes, as it is called
   */
  record Decision(Side side, String parameter, String situation, String option) implements Note {
    @Override
    public String text() {
      String where = situation.isEmpty() ? "" : " (" + situation + ")";
      return side + " decides " + parameter + ": " + option + where;
    }
  }

  /**
   * Something that happened, as a pattern and its values.
   *
   * @param ids the ids of its readings, separated by spaces
   * @param pattern with {@code {}} for each value in turn, {@code {+}} for a number with its sign
   */
  record Event(String ids, String pattern, Object... values) implements Note {
    @Override
    public String text() {
      return filled(pattern, values);
    }

    @Override
    public List<String> readings() {
      return idsIn(ids);
    }
  }

  /**
   * A turn, an attack, a night, as a pattern and its values: what follows belongs to it.
   *
   * @param turn the turn it is said in, which {@code {turn}} of the pattern stands for
   */
  record Heading(String ids, String pattern, int turn, Object... values) implements Note {
    /** The same, said in a turn. */
    public Heading withTurn(int turn) {
      return new Heading(ids, pattern, turn, values);
    }

    /** The same, said in a turn of a clock that nobody else knows. */
    public Heading withOwnTurn(int turn) {
      return new Heading(ids, pattern.replace("{turn}", String.valueOf(turn)), turn, values);
    }

    @Override
    public String text() {
      return filled(pattern.replace("{turn}", String.valueOf(turn)), values);
    }

    @Override
    public List<String> readings() {
      return idsIn(ids);
    }
  }

  /** Returns the ids in a text that separates them by spaces. */
  static List<String> idsIn(String ids) {
    if (ids.isEmpty()) {
      return List.of();
    }
    return ids.indexOf(' ') < 0 ? List.of(ids) : List.of(ids.split(" "));
  }

  private static String filled(String pattern, Object... values) {
    StringBuilder text = new StringBuilder();
    int from = 0;
    for (Object value : values) {
      int at = pattern.indexOf('{', from);
      int end = pattern.indexOf('}', at);
      boolean sign = pattern.startsWith("{+}", at);
      text.append(pattern, from, at).append(sign ? signed((Integer) value) : value);
      from = end + 1;
    }
    return text.append(pattern, from, pattern.length()).toString();
  }
}
