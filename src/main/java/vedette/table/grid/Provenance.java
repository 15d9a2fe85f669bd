package vedette.table.grid;

import java.util.List;

/**
 * The source of a table's numbers.
 *
 * @param document the source document
 * @param section the section in it; "" if it has no sections
 * @param status how faithful the table is
 * @param readings ids of the readings on which it is based
 * @param notes further remarks; "" for none
 */
public record Provenance(
    String document, String section, Status status, List<String> readings, String notes) {

  /** Keeps its own copy of the readings. */
  public Provenance {
    readings = List.copyOf(readings);
  }
}
