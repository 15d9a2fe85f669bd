package vedette;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import vedette.rules.kit.Strengths;

/**
 * Handwritten equality of records compares all components. Otherwise two states that differ in one
 * of them would be merged, and their probabilities added.
 */
class EqualityTest {
  private static final Path SOURCES = Path.of("src/main/java");

  @TestFactory
  Stream<DynamicTest> each_component_alone_makes_a_difference() throws IOException {
    List<Class<?>> records;
    try (Stream<Path> files = Files.walk(SOURCES)) {
      records =
          files
              .filter(file -> file.toString().endsWith(".java") && isByHand(file))
              .<Class<?>>map(EqualityTest::declared)
              .filter(Class::isRecord)
              .toList();
    }
    assertThat(records).hasSizeGreaterThanOrEqualTo(6);
    return records.stream()
        .map(type -> DynamicTest.dynamicTest(type.getSimpleName(), () -> check(type)));
  }

  private static boolean isByHand(Path file) {
    try {
      return Files.readString(file).contains("public boolean equals(Object");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Class<?> declared(Path file) {
    String name =
        SOURCES.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
    try {
      return Class.forName(name.substring(0, name.length() - ".java".length()));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static void check(Class<?> type) throws ReflectiveOperationException {
    RecordComponent[] components = type.getRecordComponents();
    Object one = made(type, -1);
    assertThat(made(type, -1)).isEqualTo(one).hasSameHashCodeAs(one);
    assertThat(one.equals(null)).isFalse();
    for (int i = 0; i < components.length; i++) {
      Object other = made(type, i);
      assertThat(other).as(components[i].getName()).isNotEqualTo(one);
      assertThat(one).as(components[i].getName()).isNotEqualTo(other);
    }
  }

  /** Returns a record with the second value in one component, and the first value in the others. */
  private static Object made(Class<?> type, int changed) throws ReflectiveOperationException {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      // A component of the record's own type is null, to end the recursion.
      values[i] =
          types[i] != type ? value(types[i], i == changed) : i == changed ? made(type, -1) : null;
    }
    Constructor<?> constructor = type.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    return constructor.newInstance(values);
  }

  /** Returns a new instance of one of two values of a type. */
  private static Object value(Class<?> type, boolean second) throws ReflectiveOperationException {
    int number = second ? 2 : 1;
    if (type == int.class || type == Integer.class) {
      return number;
    }
    if (type == long.class) {
      return (long) number;
    }
    if (type == double.class) {
      return 0.5 / number;
    }
    if (type == boolean.class) {
      return second;
    }
    if (type == List.class) {
      return List.of(number);
    }
    if (type == Strengths.class) {
      return new Strengths(3, number);
    }
    if (type.getName().equals("vedette.rules.own.Task")) {
      return made(Class.forName("vedette.rules.own.RoundTask"), second ? 0 : -1);
    }
    if (type.getName().equals("vedette.rules.own.Agenda")) {
      Class<?> task = Class.forName("vedette.rules.own.Task");
      Constructor<?> agenda = type.getDeclaredConstructor(task, type);
      agenda.setAccessible(true);
      return agenda.newInstance(value(task, second), null);
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[number - 1];
    }
    return type.isRecord() ? made(type, second ? 0 : -1) : "value " + number;
  }
}
