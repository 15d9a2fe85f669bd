package vedette.table.grid;

import java.util.List;

/**
 * Where the numbers of a table come from.
 *
 * @param document the source document
 * @param section where in it; "" if it has no sections
 * @param status how faithful the table is
 * @param readings ids of the readings that it rests on
 * @param notes anything else worth knowing; "" if nothing
 */
public record Provenance(
    String document, String section, Status status, List<String> readings, String notes) {

  /** Keeps its own copy of the readings. */
  public Provenance {
    readings = List.copyOf(readings);
  }
}
