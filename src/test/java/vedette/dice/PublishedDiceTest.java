package vedette.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Dice and alias tables are published to other threads through plain fields and array elements. The
 * Java memory model (JLS 17.5) makes that safe for an object whose fields are final and whose
 * arrays are filled before the constructor stores them. x86 hides a violation, so the test inspects
 * the classes instead of provoking a race.
 */
class PublishedDiceTest {
  @Test
  void only_the_alias_table_of_a_die_is_not_final() throws ClassNotFoundException {
    List<Class<?>> published =
        List.of(
            Alias.class,
            Die.class,
            Class.forName(Die.class.getName() + "$MergedDie"),
            Class.forName(Die.class.getName() + "$Chances"));
    Stream<String> plain =
        published.stream()
            .flatMap(type -> Stream.of(type.getDeclaredFields()))
            .filter(field -> !Modifier.isFinal(field.getModifiers()) && !field.isSynthetic())
            .map(PublishedDiceTest::named);
    assertThat(plain).containsExactly("Die.alias");
  }

  /** A constructor that creates its arrays itself would have to fill them after storing them. */
  @Test
  void an_alias_table_is_built_before_it_is_constructed() {
    assertThat(Alias.class.getDeclaredConstructors())
        .singleElement()
        .satisfies(
            constructor ->
                assertThat(constructor.getParameterTypes())
                    .containsExactly(boolean.class, long[].class, int[].class));
  }

  private static String named(Field field) {
    return field.getDeclaringClass().getSimpleName() + "." + field.getName();
  }
}
