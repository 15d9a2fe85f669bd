package vedette;

import static java.util.stream.Collectors.flatMapping;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The size of knots is limited: classes of one package that depend on each other, directly or
 * through others of them. A package can be split where it has none.
 */
class KnotsTest {
  private static final int LARGEST = 3;

  /** The sizes of larger knots by package: a play and its agenda of tasks. */
  private static final Map<String, List<Integer>> LARGER = Map.of("vedette.rules.own", List.of(4));

  @Test
  void no_more_classes_of_a_package_need_each_other_than_is_known() {
    Map<String, Set<Set<String>>> knots = new TreeMap<>();
    classesByPackage().forEach((name, needed) -> knots.put(name, knots(needed)));
    knots.forEach(
        (name, ofPackage) ->
            assertThat(ofPackage.stream().map(Set::size).sorted().toList())
                .as("%s: %s", name, ofPackage)
                .isEqualTo(LARGER.getOrDefault(name, List.of())));
    assertThat(knots.keySet()).containsAll(LARGER.keySet());
  }

  /** Returns by package the dependencies of each class; a nested class is part of its outer one. */
  private static Map<String, Map<String, Set<String>>> classesByPackage() {
    return new ClassFileImporter()
            .withImportOption(place -> !place.contains("/ProgramRegistry"))
            .importPath("target/classes/vedette")
            .stream()
            .collect(
                groupingBy(
                    JavaClass::getPackageName,
                    TreeMap::new,
                    groupingBy(
                        KnotsTest::outermost,
                        TreeMap::new,
                        flatMapping(
                            it ->
                                it.getDirectDependenciesFromSelf().stream()
                                    .map(Dependency::getTargetClass)
                                    .map(JavaClass::getBaseComponentType)
                                    .filter(to -> to.getPackage().equals(it.getPackage()))
                                    .map(KnotsTest::outermost),
                            toCollection(TreeSet::new)))));
  }

  private static String outermost(JavaClass it) {
    String name = it.getName().substring(it.getPackageName().length() + 1);
    return name.contains("$") ? name.substring(0, name.indexOf('$')) : name;
  }

  /** Returns the sets of more than three classes that can all be reached from each other. */
  private static Set<Set<String>> knots(Map<String, Set<String>> needed) {
    Map<String, Set<String>> reached = new TreeMap<>();
    needed.keySet().forEach(from -> reached.put(from, reachedFrom(from, needed)));
    Set<Set<String>> knots = new LinkedHashSet<>();
    reached.forEach(
        (from, to) -> {
          Set<String> knot = new TreeSet<>(to);
          knot.removeIf(other -> !reached.getOrDefault(other, Set.of()).contains(from));
          if (knot.size() > LARGEST) {
            knots.add(knot);
          }
        });
    return knots;
  }

  private static Set<String> reachedFrom(String from, Map<String, Set<String>> needed) {
    Set<String> reached = new TreeSet<>();
    List<String> next = new ArrayList<>(List.of(from));
    while (!next.isEmpty()) {
      for (String to : needed.getOrDefault(next.remove(next.size() - 1), Set.of())) {
        if (reached.add(to)) {
          next.add(to);
        }
      }
    }
    return reached;
  }
}
