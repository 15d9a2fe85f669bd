package vedette;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import vedette.question.Change;

/** Only {@link Change} decides whether two figures differ. */
class ComparisonsTest {
  private static final JavaClasses VEDETTE =
      new ClassFileImporter().importPath("target/classes/vedette");

  /** A comparison of a difference with a threshold: {@code Math.abs(one - other) <= least}. */
  private static final Pattern JUDGED =
      Pattern.compile(
          "Math\\s*\\.abs\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\s-\\s"
              + "(?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)\\s*[<>]");

  /** Lists the answers that compare figures: a new one is added here. */
  @Test
  void every_answer_that_compares_figures_asks_a_change() {
    Set<String> comparing = new TreeSet<>();
    VEDETTE.get(Change.class).getAccessesToSelf().stream()
        .filter(it -> Set.of("of", "independent").contains(it.getTarget().getName()))
        .filter(it -> !it.getOriginOwner().isEquivalentTo(Change.class))
        .forEach(it -> comparing.add(outermost(it.getOriginOwner().getName())));
    assertThat(comparing)
        .containsExactlyInAnyOrder(
            "vedette.study.advice.Advice", // "as good"
            "vedette.study.advice.ComparedWays", // "the same", and the best of a row
            "vedette.study.change.Influence", // "Nothing moves it."
            "vedette.study.change.ReferenceFights", // fights with two tables
            "vedette.study.change.TableChanges", // columns of two tables
            "vedette.study.tune.Wish", // a wish is met, or not affected
            "vedette.suite.check.Differences", // a baseline
            "vedette.suite.figures.Expectation"); // a bound of a suite
  }

  private static String outermost(String name) {
    return name.replaceAll("\\$.*", "");
  }

  @Test
  void only_a_change_makes_one() {
    noClasses()
        .that(not(type(Change.class)))
        .should()
        .callConstructorWhere(
            describe(
                "a change is made", it -> it.getTarget().getOwner().isEquivalentTo(Change.class)))
        .check(VEDETTE);
  }

  @Test
  void no_answer_judges_a_difference_by_itself() throws IOException {
    assertThat(JUDGED.matcher("Math.abs(worth.get(part) - best.worth().get(part)) <= SAME").find())
        .isTrue();
    Set<String> judging = new TreeSet<>();
    for (String room : new String[] {"study", "suite", "report", "cli"}) {
      try (Stream<Path> files = Files.walk(Path.of("src/main/java/vedette", room))) {
        for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
          if (JUDGED.matcher(Files.readString(file)).find()) {
            judging.add(file.getFileName().toString());
          }
        }
      }
    }
    assertThat(judging).isEmpty();
  }
}
