package vedette;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages depend on each other only as their descriptions state. */
class ArrowsTest {
  private static final JavaClasses VEDETTE =
      new ClassFileImporter()
          // Generated code refers to the records of all packages, and to all their types.
          .withImportOption(place -> !place.contains("/Program"))
          .importPath("target/classes/vedette");

  /** The packages that each package may import; a few records are used only by generated code. */
  private static final Map<String, List<String>> ARROWS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("platform", List.of()),
              Map.entry("dice", List.of("platform", "source")),
              Map.entry("source", List.of("platform")),
              Map.entry("fight", List.of("dice")),
              Map.entry("question", List.of("fight", "form", "json", "source")),
              Map.entry("json", List.of("source")),
              Map.entry("form", List.of("json", "source")),
              Map.entry("file", List.of("platform", "source")),
              Map.entry("table", List.of("dice", "json", "platform", "source", "form")),
              Map.entry(
                  "system",
                  List.of("dice", "fight", "form", "json", "source", "question", "table")),
              Map.entry(
                  "rules",
                  List.of(
                      "dice", "fight", "question", "json", "source", "system", "table", "form")),
              Map.entry("odds", List.of("dice", "fight", "question", "work")),
              Map.entry("work", List.of()),
              Map.entry(
                  "study",
                  List.of(
                      "dice",
                      "fight",
                      "file",
                      "json",
                      "platform",
                      "source",
                      "system",
                      "rules",
                      "question",
                      "odds",
                      "work",
                      "table",
                      "form")),
              Map.entry(
                  "suite",
                  List.of(
                      "dice",
                      "fight",
                      "file",
                      "json",
                      "platform",
                      "source",
                      "system",
                      "table",
                      "form",
                      "rules",
                      "question",
                      "odds",
                      "work")),
              Map.entry(
                  "report",
                  List.of(
                      "dice",
                      "fight",
                      "json",
                      "source",
                      "system",
                      "question",
                      "odds",
                      "work",
                      "study",
                      "suite",
                      "table",
                      "form")),
              Map.entry(
                  "cli",
                  List.of(
                      "dice",
                      "fight",
                      "file",
                      "json",
                      "platform",
                      "source",
                      "system",
                      "table",
                      "form",
                      "rules",
                      "question",
                      "odds",
                      "study",
                      "work",
                      "suite",
                      "report")),
              // with -Pspark only
              Map.entry("spark", List.of("cli", "odds", "source", "work")),
              // with -Pweb only
              Map.entry("web", List.of("cli"))));

  /** The subpackages that each subpackage may import; the parent package may import all of them. */
  private static final Map<String, Map<String, List<String>>> CHAPTERS =
      Map.ofEntries(
          Map.entry("cli", Map.of("console", List.of(), "option", List.of("console"))),
          Map.entry(
              "form",
              Map.of(
                  "model", List.of(),
                  "line", List.of("model"),
                  "type", List.of("model", "line"),
                  "processor", List.of())),
          Map.entry(
              "report",
              Map.of(
                  "page", List.of(),
                  "answer", List.of("page"),
                  "odds", List.of("page", "answer"),
                  "advice", List.of("page", "answer"),
                  "sweep", List.of("page", "answer"),
                  "table", List.of("page", "answer"),
                  "check", List.of("page", "answer"))),
          Map.entry(
              "study",
              Map.of(
                  "sample", List.of(),
                  "change", List.of("sample"),
                  "lint", List.of("sample", "change"),
                  "tune", List.of("change", "lint"),
                  "advice", List.of(),
                  "sweep", List.of())),
          Map.entry(
              "suite",
              Map.of(
                  "figures", List.of(),
                  "scenario", List.of("figures"),
                  "baseline", List.of("figures", "scenario"),
                  "check", List.of("figures", "scenario", "baseline"))),
          Map.entry(
              "table",
              Map.of("grid", List.of(), "read", List.of("grid"), "sheet", List.of("grid", "read"))),
          Map.entry(
              "rules.sixdays",
              Map.of(
                  "units", List.of(),
                  "battle", List.of("units"),
                  "overrun", List.of("units", "battle"),
                  "night", List.of("units"))),
          Map.entry(
              "odds",
              Map.of(
                  "answer", List.of(),
                  "chain", List.of(),
                  "exact", List.of("answer", "chain"),
                  "best", List.of("chain", "exact"),
                  "sample", List.of("answer", "chain", "exact"))),
          Map.entry(
              "system",
              Map.of(
                  "query", List.of(),
                  "roll", List.of("query"),
                  "effect", List.of("query", "roll"))),
          Map.entry(
              "rules.daysofglory",
              Map.of(
                  "units", List.of(),
                  "damage", List.of("units"),
                  "morale", List.of("units"),
                  "shooting", List.of("units", "damage", "morale"),
                  "assault", List.of("units", "damage"),
                  "charge", List.of("units", "damage", "morale", "shooting", "assault"),
                  "firefight", List.of("units", "damage", "morale", "shooting"))),
          Map.entry("rules.own", Map.of("stack", List.of())),
          Map.entry(
              "rules.musketpike",
              Map.of(
                  "units", List.of(),
                  "fire", List.of("units"),
                  "melee", List.of("units"),
                  "rally", List.of("units"),
                  "activation", List.of("units", "fire", "melee", "rally"),
                  "alternating", List.of("units", "fire", "melee", "rally", "activation"),
                  "chits", List.of("units"))));

  @Test
  void a_package_imports_only_what_its_description_allows() {
    check("vedette.", ARROWS);
  }

  @Test
  void a_chapter_imports_only_what_its_description_allows() {
    CHAPTERS.forEach(
        (room, chapters) -> {
          check("vedette." + room + ".", chapters);
          noClasses()
              .that()
              .resideInAPackage("vedette." + room + ".*..")
              .should()
              .dependOnClassesThat(resideInAPackage("vedette." + room))
              .check(VEDETTE);
          classes()
              .that()
              .resideInAPackage("vedette." + room + ".*..")
              .should()
              .resideInAnyPackage(
                  chapters.keySet().stream()
                      .map(name -> "vedette." + room + "." + name + "..")
                      .toArray(String[]::new))
              .check(VEDETTE);
        });
  }

  private static void check(String room, Map<String, List<String>> arrows) {
    arrows.forEach(
        (from, allowed) -> {
          String[] others =
              arrows.keySet().stream()
                  .filter(name -> !name.equals(from) && !allowed.contains(name))
                  .map(name -> room + name + "..")
                  .toArray(String[]::new);
          if (others.length > 0) {
            noClasses()
                .that()
                .resideInAPackage(room + from + "..")
                .should()
                .dependOnClassesThat(resideInAnyPackage(others))
                .allowEmptyShould(from.equals("spark") || from.equals("web"))
                .check(VEDETTE);
          }
        });
  }

  @Test
  void one_rule_system_knows_nothing_of_another() {
    slices()
        .matching("vedette.rules.(*)..")
        .should()
        .notDependOnEachOther()
        .ignoreDependency(alwaysTrue(), resideInAPackage("vedette.rules.kit"))
        .check(VEDETTE);
  }

  @Test
  void the_kit_knows_no_request_and_no_notation() {
    noClasses()
        .that()
        .resideInAPackage("vedette.rules.kit")
        .should()
        .dependOnClassesThat(resideInAPackage("vedette.form.."))
        .check(VEDETTE);
  }

  @Test
  void only_the_command_line_knows_picocli_and_only_json_knows_jackson() {
    noClasses()
        .that()
        .resideOutsideOfPackage("vedette.cli..")
        .should()
        .dependOnClassesThat(resideInAPackage("picocli.."))
        .check(VEDETTE);
    noClasses()
        .that()
        .resideOutsideOfPackage("vedette.json")
        .should()
        .dependOnClassesThat(resideInAPackage("tools.jackson.."))
        .check(VEDETTE);
  }

  @Test
  void nothing_asks_the_clock_or_chance_but_through_the_umpire() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "vedette.rules..", "vedette.fight..", "vedette.dice..", "vedette.odds..")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.util.random..", "java.time..").or(type(Random.class)))
        .check(VEDETTE);
  }

  @Test
  void the_engine_names_no_option_of_the_command_line() throws IOException {
    Pattern option = Pattern.compile("\"[^\"\n]*--\\w[^\"\n]*\"");
    TreeSet<String> named = new TreeSet<>();
    for (String room : List.of("odds", "fight", "work")) {
      try (Stream<Path> files = Files.walk(Path.of("src/main/java/vedette", room))) {
        for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
          option.matcher(Files.readString(file)).results().forEach(it -> named.add(it.group()));
        }
      }
    }
    assertThat(named).isEmpty();
  }

  @Test
  void a_plain_fight_shares_nothing_with_the_program() {
    JavaClasses plain = new ClassFileImporter().importPath("target/test-classes/vedette/rules");
    String fights = "(\\[L)?vedette\\.rules\\.(\\w+\\.)?(Plain(?!\\w*Test)|Printed|AllRolls).*";
    classes()
        .that()
        .haveNameMatching(fights)
        .should()
        .onlyDependOnClassesThat(resideInAPackage("java..").or(nameMatching(fights)))
        .check(plain);
  }

  @Test
  void every_package_says_in_a_sentence_what_it_is() throws IOException {
    TreeSet<Path> without = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      files
          .filter(file -> file.toString().endsWith(".java"))
          .map(Path::getParent)
          .filter(dir -> !Files.exists(dir.resolve("package-info.java")))
          .forEach(without::add);
    }
    assertThat(without).isEmpty();
  }

  @Test
  void the_packages_listed_here_are_all_there_are() {
    classes()
        .that()
        .resideInAPackage("vedette..")
        .should()
        .resideInAnyPackage(
            ARROWS.keySet().stream().map(name -> "vedette." + name + "..").toArray(String[]::new))
        .check(VEDETTE);
  }
}
