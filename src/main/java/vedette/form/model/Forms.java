package vedette.form.model;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;

/** The forms of all records that have annotated components. */
public final class Forms {
  private static final Registry PROGRAM = new ProgramRegistry();
  private static final Map<Class<?>, Form<?>> KNOWN = new ConcurrentHashMap<>();

  private Forms() {}

  /**
   * Returns the form of a record with annotated components, or of a sealed interface of such
   * records.
   */
  public static Form<?> of(Class<?> type) {
    Form<?> known = KNOWN.get(type);
    if (known == null) {
      known = PROGRAM.form(type);
      // The program's own records need no service lookup; those of tests do.
      if (known == null) {
        for (Registry further : ServiceLoader.load(Registry.class)) {
          known = known == null ? further.form(type) : known;
        }
      }
      if (known == null) {
        throw new IllegalArgumentException(type + " has no annotations that make it known");
      }
      KNOWN.put(type, known);
    }
    return known;
  }
}
