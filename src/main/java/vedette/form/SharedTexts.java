package vedette.form;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import vedette.problem.TextFault;

/**
 * Reads many requests of one form, and each text that they share once; for threads to share.
 *
 * @param <Q> the request record, of values that nobody changes
 */
public final class SharedTexts<Q extends Record> {
  /** How many texts of a parameter are kept: if there are more, few of them are shared. */
  private static final int MOST = 50_000;

  private final RequestForm<Q> form;
  private final Map<String, Map<String, Object>> values = new HashMap<>();

  /** Nothing has been read yet. */
  public SharedTexts(RequestForm<Q> form) {
    this.form = form;
    for (Slot slot : form.slots()) {
      values.put(slot.name(), new ConcurrentHashMap<>());
    }
  }

  RequestForm<Q> form() {
    return form;
  }

  /**
   * Makes the request of the texts given for each parameter, as {@link RequestForm#read} does.
   *
   * @throws TextFault if a text cannot be read or a required parameter is missing
   */
  public Q read(Map<String, List<String>> given) {
    return form.read(given, this::value);
  }

  private Object value(Slot slot, String text) {
    Map<String, Object> known = values.get(slot.name());
    Object value = known.get(text);
    if (value != null || known.size() >= MOST) {
      return value != null ? value : form.parse(slot, text);
    }
    return known.computeIfAbsent(text, unread -> form.parse(slot, unread));
  }
}
