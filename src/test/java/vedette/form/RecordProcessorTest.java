package vedette.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.form.model.Form;
import vedette.form.model.Forms;
import vedette.form.processor.RecordProcessor;

/**
 * The annotation processor reports records that nothing could read, and generates code for others.
 */
class RecordProcessorTest {
  @TempDir private Path dir;

  /** A tent for a number of soldiers. */
  record Tent(@Field(text = "places") int places, @Field(text = "names") List<String> names) {
    Tent {
      if (places < names.size()) {
        throw new IllegalArgumentException("too many");
      }
    }
  }

  @Test
  void a_record_is_made_and_taken_apart_by_what_the_compiler_wrote() {
    Form<?> form = Forms.of(Tent.class);
    Object tent = form.make(new Object[] {2, List.of("Ney")});
    assertThat(tent).isEqualTo(new Tent(2, List.of("Ney")));
    assertThat(form.componentValues(tent)).containsExactly(2, List.of("Ney"));
    assertThat(form.slots().get(1).name()).isEqualTo("names");
    assertThat(form.slots().get(1).text()).isEqualTo("names");
  }

  @Test
  void a_float_cannot_be_given() throws IOException {
    assertThat(errors("record Camp(@Field(text = \"how far\") float miles) {}"))
        .singleElement()
        .asString()
        .startsWith("3: no file and no command line can give a component of type float: write int");
  }

  @Test
  void a_record_that_is_read_is_not_private() throws IOException {
    assertThat(
            errors("class Camp { private record Tent(@Field(text = \"places\") int places) {} }"))
        .containsExactly("3: Tent is private: leave `private` out, so that it can be read");
  }

  @Test
  void a_list_says_what_is_in_it() throws IOException {
    assertThat(errors("record Camp(@Field(text = \"tents\") List<?> tents) {}"))
        .singleElement()
        .asString()
        .startsWith("3: say what is in the ")
        .endsWith(", as in List<String>");
  }

  @Test
  void a_class_is_given_as_text_if_it_can_parse_it() throws IOException {
    String parses = "record Day(int number) { static Day parse(String text) { return null; } }";
    assertThat(errors("record Camp(@Field(text = \"when\") Day day) {} " + parses)).isEmpty();
    assertThat(errors("record Camp(@Field(text = \"when\") Day day) {} record Day(int number) {}"))
        .singleElement()
        .asString()
        .contains("of type camp.Day: write int");
  }

  @Test
  void a_unit_has_no_words_for_what_only_a_file_can_have() throws IOException {
    assertThat(
            errors("record Camp(@Word(text = \"tents\") java.util.Map<String, String> tents) {}"))
        .containsExactly("3: a line has no words for a java.util.Map: only a file can have it");
  }

  @Test
  void a_file_has_no_part_of_a_unit() throws IOException {
    assertThat(errors("record Camp(@Field(text = \"men\") vedette.form.model.Part men) {}"))
        .containsExactly("3: no file has a vedette.form.model.Part: only a unit's words can");
  }

  /** Compiles a source, and returns its errors with their lines. */
  private List<String> errors(String source) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    Path out = Files.createTempDirectory(dir, "out");
    String whole = "package camp;\nimport java.util.List; import vedette.form.*;\n" + source + "\n";
    JavaFileObject file =
        new SimpleJavaFileObject(
            URI.create("string:///camp/Camp.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean lenient) {
            return whole;
          }
        };
    List<String> options =
        List.of(
            "-d",
            out.toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "-Aregistry=camp.CampRegistry");
    JavaCompiler.CompilationTask task =
        compiler.getTask(null, null, found, options, null, List.of(file));
    task.setProcessors(List.of(new RecordProcessor()));
    task.call();
    Stream<String> errors =
        found.getDiagnostics().stream()
            .filter(it -> it.getKind() == Diagnostic.Kind.ERROR)
            .map(it -> it.getLineNumber() + ": " + it.getMessage(Locale.ROOT));
    return errors.toList();
  }
}
