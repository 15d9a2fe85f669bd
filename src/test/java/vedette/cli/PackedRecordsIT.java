package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The packed program has its records' equality written out, where the compiled classes leave it to
 * Java. Both say the same, of all records that can be made of the values below.
 */
class PackedRecordsIT {
  private static final Map<Class<?>, List<?>> TWO_VALUES =
      Map.ofEntries(
          Map.entry(boolean.class, List.of(false, true)),
          Map.entry(byte.class, List.of((byte) 1, (byte) -1)),
          Map.entry(short.class, List.of((short) 1, (short) -1)),
          Map.entry(char.class, List.of('a', 'b')),
          Map.entry(int.class, List.of(1, 2)),
          Map.entry(long.class, List.of(1L, 1L << 32)),
          Map.entry(float.class, List.of(0f, -0f)),
          Map.entry(double.class, List.of(0.0, -0.0)),
          Map.entry(String.class, List.of("one", "two")),
          Map.entry(List.class, List.of(List.of(), List.of("one"))),
          Map.entry(Map.class, List.of(Map.of(), Map.of("one", "two"))),
          Map.entry(Optional.class, List.of(Optional.empty(), Optional.of("one"))));

  @Test
  void they_are_equal_and_have_the_hash_codes_as_compiled() throws Exception {
    URL[] program = {Run.PROGRAM.toUri().toURL()};
    int records = 0;
    try (URLClassLoader packed = new URLClassLoader(program, null)) {
      for (String name : classes()) {
        Class<?> type = Class.forName(name, false, packed);
        if (type.isRecord() && isOfThose(type)) {
          records += agree(type, Class.forName(name)) ? 1 : 0;
        }
      }
    }
    assertThat(records).isGreaterThan(100);
  }

  private static List<String> classes() throws IOException {
    try (JarFile program = new JarFile(Run.PROGRAM.toFile())) {
      return Collections.list(program.entries()).stream()
          .map(JarEntry::getName)
          .filter(name -> name.startsWith("vedette/") && name.endsWith(".class"))
          .map(name -> name.replace('/', '.').replaceFirst("\\.class$", ""))
          .toList();
    }
  }

  private static boolean isOfThose(Class<?> type) {
    return Stream.of(type.getRecordComponents())
        .allMatch(it -> TWO_VALUES.containsKey(it.getType()));
  }

  /** Holds one to the other; false if they refuse such values. */
  private static boolean agree(Class<?> packed, Class<?> compiled)
      throws ReflectiveOperationException {
    for (int changed = -1; changed < packed.getRecordComponents().length; changed++) {
      Object[] asPacked = {made(packed, -1), made(packed, changed)};
      Object[] asCompiled = {made(compiled, -1), made(compiled, changed)};
      if (Arrays.asList(asPacked).contains(null)) {
        return false;
      }
      assertThat(asPacked[0].equals(asPacked[1]))
          .as(packed + " with another component " + changed)
          .isEqualTo(asCompiled[0].equals(asCompiled[1]));
      assertThat(asPacked[1].hashCode()).as(packed.toString()).isEqualTo(asCompiled[1].hashCode());
      assertThat(asPacked[0].equals(null)).isFalse();
      assertThat(asPacked[0].equals("another class")).isFalse();
    }
    return true;
  }

  /** With the second value in one of its components; null if it refuses. */
  private static Object made(Class<?> type, int changed) throws ReflectiveOperationException {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class[]::new);
    Object[] values = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      values[i] = TWO_VALUES.get(types[i]).get(i == changed ? 1 : 0);
    }
    Constructor<?> constructor = type.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      return null;
    }
  }
}
