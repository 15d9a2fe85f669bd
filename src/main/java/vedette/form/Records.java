package vedette.form;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Finds what the compiler knew of records. */
public final class Records {
  private static final Registry PROGRAM = new ProgramRecords();
  private static final Map<Class<?>, RecordType> KNOWN = new ConcurrentHashMap<>();

  private Records() {}

  /** A record class with annotated components. */
  public static RecordType of(Class<?> type) {
    RecordType known = KNOWN.get(type);
    if (known == null) {
      known = known(first(registry -> registry.record(type)), type);
      KNOWN.put(type, known);
    }
    return known;
  }

  /** A sealed interface of such records. */
  public static SealedType sealed(Class<?> type) {
    return known(first(registry -> registry.sealed(type)), type);
  }

  private static <T> T known(T found, Class<?> type) {
    if (found == null) {
      throw new IllegalArgumentException(type + " has no annotations that make it known");
    }
    return found;
  }

  /** The program's own records need no services to be looked up; those of tests do. */
  private static <T> T first(Function<Registry, T> of) {
    T found = of.apply(PROGRAM);
    if (found == null) {
      for (Registry further : ServiceLoader.load(Registry.class)) {
        found = found == null ? of.apply(further) : found;
      }
    }
    return found;
  }
}
