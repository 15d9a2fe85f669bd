package vedette.rules;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import vedette.fight.Side;
import vedette.form.RequestForm;
import vedette.form.model.Slot;
import vedette.table.Tables;

/** A request for a fight whose sides make choices, which doctrines in the request answer. */
public interface HasChoices {
  /** The doctrine that leaves a choice free. */
  String BEST = "best";

  /**
   * Returns the doctrines that advice tries for a choice. The default returns the words of the
   * parameter.
   *
   * @param parameter name of the parameter that holds the doctrine
   */
  default List<String> doctrinesToTry(String parameter, Tables inForce) {
    return slots().stream()
        .filter(slot -> slot.name().equals(parameter))
        .flatMap(slot -> slot.words().stream())
        .filter(word -> !word.equals(BEST))
        .toList();
  }

  /**
   * Returns the sides whose choices a parameter answers. By default these are the side whose name
   * begins the parameter's, or else both.
   */
  default Set<Side> decidingSides(String parameter) {
    return Arrays.stream(Side.values())
        .filter(side -> !parameter.startsWith(side.opposite().toString()))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Side.class)));
  }

  /**
   * Returns the doctrines of a side by parameter, with defaults filled in.
   *
   * @param texts texts of the request
   */
  default Map<String, String> doctrines(Side side, Map<String, List<String>> texts) {
    Map<String, String> doctrines = new LinkedHashMap<>();
    for (Slot slot : choices(side)) {
      String text = texts.getOrDefault(slot.name(), List.of(slot.fallback())).get(0);
      doctrines.put(slot.name(), text.isEmpty() ? "never" : text);
    }
    return doctrines;
  }

  /** Returns the parameters that answer choices of a side. */
  default List<Slot> choices(Side side) {
    return slots().stream()
        .filter(slot -> slot.meaning().contains(BEST))
        .filter(slot -> decidingSides(slot.name()).contains(side))
        .toList();
  }

  private List<Slot> slots() {
    return RequestForm.of(getClass().asSubclass(Record.class)).slots();
  }
}
