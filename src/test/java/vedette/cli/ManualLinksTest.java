package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The links of the README and the manual are valid, in the repository and in the HTML that {@code
 * mvn site} makes of the pages.
 */
class ManualLinksTest {
  private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```$");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+)$");
  private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\"></a>");
  private static final Pattern MENU = Pattern.compile("href=\"([^\"]+)\\.html\"");

  /** Targets in the repository that readers of the HTML lack. */
  private static final Pattern OUTSIDE = Pattern.compile("\\.\\..*|/.*");

  static List<Path> pages() throws IOException {
    return Manual.pages();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void every_link_leads_to_a_file_and_to_a_heading_of_it(Path page) {
    List<String> broken = new ArrayList<>();
    for (String link : links(page)) {
      String[] parts = link.split("#", 2);
      Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
      if (!Files.exists(target)) {
        broken.add(link + ": no such file");
      } else if (parts.length == 2 && !headings(target).contains(parts[1])) {
        broken.add(link + ": no such heading");
      } else if (parts.length == 2 && !anchors(target).contains(parts[1])) {
        // The HTML generates other names for headings, so the target of a link is named beside it.
        broken.add(link + ": write <a id=\"" + parts[1] + "\"></a> before the heading");
      }
    }
    assertThat(broken).as("links of %s", page).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void an_anchor_is_that_of_a_heading(Path page) {
    assertThat(headings(page)).containsAll(anchors(page));
    assertThat(anchors(page)).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void a_page_links_to_pages_only(Path page) {
    if (!page.equals(Manual.README)) {
      assertThat(links(page)).noneMatch(OUTSIDE.asMatchPredicate());
    }
  }

  @Test
  void the_menu_the_index_and_the_readme_lead_to_every_page() throws IOException {
    Set<String> pages =
        pages().stream()
            .filter(page -> !page.equals(Manual.README))
            .map(page -> page.getFileName().toString().replaceFirst("\\.md$", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(found(MENU, Files.readString(Path.of("src/site/site.xml"))))
        .containsAll(pages)
        .allMatch(pages::contains);
    assertThat(linked(Manual.README)).containsAll(pages);
    pages.remove("index");
    assertThat(linked(Manual.page("index"))).containsAll(pages);
  }

  @Test
  void the_readme_stays_short() throws IOException {
    assertThat(Files.size(Manual.README)).isLessThan(12 * 1024);
  }

  private static Set<String> linked(Path page) {
    return links(page).stream()
        .map(link -> link.replaceFirst("#.*", "").replaceFirst(".*/", ""))
        .map(name -> name.replaceFirst("\\.md$", ""))
        .collect(Collectors.toSet());
  }

  private static List<String> links(Path page) {
    return found(LINK, prose(page)).stream().filter(link -> !link.contains("://")).toList();
  }

  private static List<String> anchors(Path page) {
    return found(ANCHOR, prose(page));
  }

  /** Returns the anchors that repositories show for headings: words in lower case, hyphens. */
  private static Set<String> headings(Path page) {
    return found(HEADING, prose(page)).stream()
        .map(heading -> heading.toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .collect(Collectors.toSet());
  }

  private static String prose(Path page) {
    return FENCED.matcher(Manual.text(page)).replaceAll("");
  }

  private static List<String> found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    List<String> found = new ArrayList<>();
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }
}
