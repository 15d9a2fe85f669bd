package vedette.table.grid;

import vedette.source.Position;

/** The cells of a grid, row after row, all of one kind. */
public final class Cells {

  private final CellKind kind;
  private final String[] texts;
  private final CombatResult[] results;
  private final int[] numbers;
  private final Position[] places;

  /**
   * Creates empty cells of a kind.
   *
   * @param size the number of cells
   */
  public Cells(CellKind kind, int size) {
    this.kind = kind;
    this.texts = new String[size];
    this.results = kind == CellKind.COMBAT ? new CombatResult[size] : null;
    this.numbers = kind == CellKind.NUMBER ? new int[size] : null;
    this.places = new Position[size];
  }

  public void put(int index, CombatResult result) {
    texts[index] = result.text();
    results[index] = result;
  }

  public void put(int index, int number) {
    texts[index] = Integer.toString(number);
    numbers[index] = number;
  }

  public void put(int index, String text) {
    texts[index] = text;
  }

  /** Sets the place of a cell in its file. */
  public void place(int index, Position at) {
    places[index] = at;
  }

  public Position at(int index) {
    return places[index];
  }

  /** Returns the number of cells. */
  public int size() {
    return texts.length;
  }

  /** Returns a key that is equal for cells with the same result, however they are written. */
  public Object meaning(int index) {
    return kind == CellKind.COMBAT ? results[index].meaning() : texts[index];
  }

  public CellKind kind() {
    return kind;
  }

  CombatResult result(int index) {
    if (results == null) {
      throw new IllegalStateException("the cells are not combat results");
    }
    return results[index];
  }

  int number(int index) {
    if (numbers == null) {
      throw new IllegalStateException("the cells are not numbers");
    }
    return numbers[index];
  }

  public String text(int index) {
    return texts[index];
  }
}
