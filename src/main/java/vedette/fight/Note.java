package vedette.fight;

import java.util.List;

/**
 * A remark of the rules during play: a table cell consulted, a modifier applied, an event.
 *
 * <p>Notes are made for every path of every step, so they hold values and become words only in
 * {@link #text()}.
 */
public interface Note {
  /** Returns the note in words, one line without a full stop. */
  String text();

  /** Returns the ids of the readings that it rests on. */
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
   * A consulted table cell.
   *
   * @param table the table's id
   * @param row the row's printed label
   * @param column the column's printed label
   * @param cell the cell as printed
   * @param only whether this is the table's only column, whose label is then the question that its
   *     cells answer
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
   * A modifier that applied, and its cause.
   *
   * @param name the modifier as its table calls it
   * @param value its value, from the attacker's point of view
   * @param because the cause
   */
  record Modifier(String name, int value, Object because, List<String> readings) implements Note {
    @Override
    public String text() {
      return name + " " + signed(value) + " (" + because + ")";
    }
  }

  /**
   * A decision of a side that follows the optimal policy.
   *
   * @param parameter the parameter of a request that answers such choices
   * @param situation the facts that the side sees
   * @param option the name of the chosen option
   */
  record Decision(Side side, String parameter, String situation, String option) implements Note {
    @Override
    public String text() {
      String where = situation.isEmpty() ? "" : " (" + situation + ")";
      return side + " decides " + parameter + ": " + option + where;
    }
  }

  /**
   * An event, as a pattern and its values.
   *
   * @param ids the ids of its readings, separated by spaces
   * @param pattern text with {@code {}} for each value in turn, {@code {+}} for a number with its
   *     sign
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
   * A heading for the notes that follow it: a turn, an attack, a night, as a pattern and its
   * values.
   *
   * @param turn the turn in which it is made, which replaces {@code {turn}} in the pattern
   */
  record Heading(String ids, String pattern, int turn, Object... values) implements Note {
    /** Returns this heading in a turn. */
    public Heading withTurn(int turn) {
      return new Heading(ids, pattern, turn, values);
    }

    /** Returns this heading in a turn of a clock of its own, which the engine does not know. */
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

  /** Returns the ids in a text, separated there by spaces. */
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
